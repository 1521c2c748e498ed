import java.util.Base64
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    id("com.android.application")
    id("dev.flutter.flutter-gradle-plugin")
}

// #region versions
android {
    namespace = "com.acme.courier"
    compileSdk = maxOf(flutter.compileSdkVersion, {{android.compileSdk}})
    ndkVersion = flutter.ndkVersion

    defaultConfig {
        applicationId = "com.acme.courier"
        minSdk = maxOf(flutter.minSdkVersion, {{android.minSdk}})
        targetSdk = maxOf(flutter.targetSdkVersion, {{android.compileSdk}})
        versionCode = flutter.versionCode
        versionName = flutter.versionName
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_{{android.java}}
        targetCompatibility = JavaVersion.VERSION_{{android.java}}
    }
}

kotlin {
    compilerOptions {
        jvmTarget = JvmTarget.JVM_{{android.java}}
    }
}
// #endregion versions

flutter {
    source = "../.."
}

// #region api-key-check
val checkApiKey = tasks.register("checkApiKey") {
    val defines = providers.gradleProperty("dart-defines").orElse("")
    doLast {
        val texts = defines.get().split(",").map { String(Base64.getDecoder().decode(it)) }
        check(texts.any { Regex("DELIVERY_API_KEY=.+").matches(it) }) {
            "Pass DELIVERY_API_KEY to build a release."
        }
    }
}

androidComponents {
    onVariants(selector().withBuildType("release")) { variant ->
        variant.lifecycleTasks.registerPreBuild(checkApiKey)
    }
}
// #endregion api-key-check
