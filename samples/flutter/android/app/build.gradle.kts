import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    id("com.android.application")
    id("dev.flutter.flutter-gradle-plugin")
}

android {
    namespace = "com.acme.courier"
    compileSdk = {{android.compileSdk}}
    ndkVersion = flutter.ndkVersion

    defaultConfig {
        applicationId = "com.acme.courier"
        minSdk = {{android.minSdk}}
        targetSdk = {{android.compileSdk}}
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

flutter {
    source = "../.."
}
