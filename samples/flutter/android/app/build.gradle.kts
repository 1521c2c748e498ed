plugins {
    id("com.android.application")
    id("kotlin-android")
    id("dev.flutter.flutter-gradle-plugin")
}

// #region sdk-versions
android {
    compileSdk = {{android.compileSdk}}

    defaultConfig {
        minSdk = {{android.minSdk}}
    }
}
// #endregion sdk-versions

android {
    namespace = "com.acme.courier"
    ndkVersion = flutter.ndkVersion

    defaultConfig {
        applicationId = "com.acme.courier"
        targetSdk = flutter.targetSdkVersion
        versionCode = flutter.versionCode
        versionName = flutter.versionName
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_{{android.java}}
        targetCompatibility = JavaVersion.VERSION_{{android.java}}
    }
}

kotlin {
    jvmToolchain({{android.java}})
}

flutter {
    source = "../.."
}
