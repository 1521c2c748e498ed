plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "com.acme.courier"
    compileSdk = {{android.compileSdk}}

    defaultConfig {
        applicationId = "com.acme.courier"
        minSdk = {{android.minSdk}}
        targetSdk = {{android.compileSdk}}
        versionCode = 1
        versionName = "1.0"
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_{{android.java}}
        targetCompatibility = JavaVersion.VERSION_{{android.java}}
    }

    buildFeatures {
        compose = true
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"))
        }
    }

    // #region unit-tests
    testOptions {
        unitTests.isReturnDefaultValues = true
    }
    // #endregion unit-tests
}

// #region api-key-check
val checkApiKey = tasks.register("checkApiKey") {
    val key = providers.gradleProperty("deliveryApiKey").orElse("")
    doLast { check(key.get().isNotEmpty()) { "Set deliveryApiKey to build a release." } }
}

androidComponents {
    onVariants(selector().withBuildType("release")) { variant ->
        variant.lifecycleTasks.registerPreBuild(checkApiKey)
    }
}
// #endregion api-key-check

// #region sdk
android {
    buildFeatures { buildConfig = true }
    defaultConfig {
        val key = providers.gradleProperty("deliveryApiKey").getOrElse("")
        buildConfigField("String", "DELIVERY_API_KEY", "\"$key\"")
    }
}

dependencies {
    implementation("{{android.artifact}}:{{sdk.version}}")
    testImplementation("{{android.testArtifact}}:{{sdk.version}}")
}
// #endregion sdk

dependencies {
    implementation(platform(libs.compose.bom))
    implementation(libs.activity.compose)
    implementation(libs.compose.material3)
    implementation(libs.compose.tooling.preview)
    implementation(libs.coroutines.android)
    implementation(libs.lifecycle.runtime.compose)
    implementation(libs.lifecycle.viewmodel)

    debugImplementation(libs.compose.test.manifest)
    debugImplementation(libs.compose.tooling)

    testImplementation(libs.coroutines.test)
    testImplementation(libs.junit)

    androidTestImplementation(platform(libs.compose.bom))
    androidTestImplementation(libs.compose.test.junit4)
    // Compose's tests use Espresso, and only 3.7 or later runs on Android 16 and later.
    androidTestImplementation(libs.espresso)
    androidTestImplementation(libs.test.junit)
    androidTestImplementation(libs.test.runner)
}
