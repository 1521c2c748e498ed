pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

// #region repositories
dependencyResolutionManagement {
    repositoriesMode.set(RepositoriesMode.FAIL_ON_PROJECT_REPOS)
    repositories {
        google()
        mavenCentral()
        exclusiveContent {
            forRepository {
                maven { url = uri("{{android.repository}}") }
            }
            filter { includeGroup("{{android.group}}") }
        }
    }
}
// #endregion repositories

rootProject.name = "courier"
include(":app")
