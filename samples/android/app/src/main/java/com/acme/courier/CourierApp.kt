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
import {{android.package}}.DeliveryException
import {{android.package}}.DeliveryNotification
import {{android.package}}.DeliverySdk
import {{android.package}}.LogLevel

/** Lives as long as the process, so it owns the SDK's configuration and any work that outlives a screen. */
class CourierApp : Application() {

    // #region configure
    private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Default)

    /** Starts when it is first used. Await it before any other call. */
    val configured: Deferred<Unit> by lazy {
        scope.async {
            DeliverySdk.configure(
                context = this@CourierApp,
                apiKey = BuildConfig.DELIVERY_API_KEY,
                options = ConfigureOptions(
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

    val backend: DispatchBackend = LogcatBackend

    val deliveries: Deliveries by lazy {
        SdkDeliveries(configured, DeliveryReporter(scope, backend))
    }

    // #region recover-on-start
    override fun onCreate() {
        super.onCreate()
        if (BuildConfig.DEBUG) DeliverySdk.setLogLevel(LogLevel.DEBUG)
        scope.launch {
            try {
                deliveries.recover()
            } catch (e: DeliveryException) {
                Log.w("Courier", "Cannot recover: ${e.code}")
            }
        }
    }
    // #endregion recover-on-start
}
