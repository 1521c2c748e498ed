package com.acme.courier

import android.app.Application
import android.util.Log
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.async
import kotlinx.coroutines.launch
import {{android.package}}.ConfigureOptions
import {{android.package}}.DeliveryNotification
import {{android.package}}.DeliverySdk
import {{android.package}}.LogLevel

/** Lives as long as the process, so it owns the SDK's configuration and any work that outlives a screen. */
class CourierApp : Application() {

    // #region configure
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)

    /** Use it in `onCreate`, and await it before any other call. It fails if `configure` failed. */
    val configured: Deferred<Unit> by lazy {
        scope.async {
            DeliverySdk.configure(
                context = this@CourierApp,
                apiKey = BuildConfig.DELIVERY_API_KEY,
                options = ConfigureOptions(
                    logLevel = if (BuildConfig.DEBUG) LogLevel.DEBUG else LogLevel.WARNING,
                    queueLimit = 5_000,
                    notification = DeliveryNotification(
                        title = getString(R.string.app_name),
                        text = getString(R.string.notification_text),
                        icon = "ic_delivery",
                    ),
                ),
            )
        }
    }
    // #endregion configure

    val deliveries: Deliveries by lazy {
        SdkDeliveries(configured, DeliveryReporter(scope, LogcatBackend))
    }

    // #region recover-on-start
    override fun onCreate() {
        super.onCreate()
        scope.launch {
            val recovery = deliveries.recover()
            if (recovery is Recovery.Failed) Log.w("Courier", "Cannot recover: ${recovery.code}")
        }
    }
    // #endregion recover-on-start
}
