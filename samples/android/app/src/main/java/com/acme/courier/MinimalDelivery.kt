package com.acme.courier

import android.util.Log
import androidx.activity.ComponentActivity
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus

/**
 * One delivery from start to end. Call it from `lifecycleScope.launch` in an activity, and
 * again after a restart; `askOutcome` shows your buttons and waits for one to be tapped.
 */
suspend fun deliver(activity: ComponentActivity, askOutcome: suspend () -> Outcome) {
    val app = activity.application as CourierApp
    try {
        app.configured.await()

        val permission = DeliverySdk.requestPermission(activity, PermissionLevel.WHILE_IN_USE)
        if (permission != PermissionStatus.WHILE_IN_USE && permission != PermissionStatus.ALWAYS) {
            Log.w("Courier", "Not allowed to use precise location: $permission")
            return
        }

        val session = DeliverySdk.startDelivery(
            deliveryId = "order-1042",
            destination = Destination.Address("1 Sample Street, 10115 Berlin, Germany"),
        )

        coroutineScope {
            launch { logEvents(session) }
            session.complete(askOutcome())
        }
    } catch (e: DeliveryException) {
        Log.e("Courier", "The delivery failed: ${e.code}", e)
    }
}

/** Ends if the stream fails; the courier can still end the delivery. */
private suspend fun logEvents(session: DeliverySession) {
    try {
        session.events.collect { event -> Log.i("Courier", "${event.kind} at ${event.time}") }
    } catch (e: DeliveryException) {
        Log.w("Courier", "No more events: ${e.code}")
    }
}
