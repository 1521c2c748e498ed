package com.acme.courier

import android.util.Log
import androidx.activity.ComponentActivity
import {{android.package}}.DeliveryEventKind
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySdk
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus

/** One delivery from start to end. Call it from `lifecycleScope.launch` in an activity. */
suspend fun deliver(activity: ComponentActivity) {
    val app = activity.application as CourierApp
    try {
        app.configured.await()

        val permission = DeliverySdk.requestPermission(activity, PermissionLevel.WHILE_IN_USE)
        if (permission != PermissionStatus.WHILE_IN_USE && permission != PermissionStatus.ALWAYS) {
            Log.w("Courier", "No delivery without a precise position: $permission")
            return
        }

        val session = DeliverySdk.activeSession() ?: DeliverySdk.startDelivery(
            deliveryId = "order-1042",
            destination = Destination.Address("1 Sample Street, 10115 Berlin, Germany"),
        )

        session.events.collect { event ->
            Log.i("Courier", "${event.kind} at ${event.time}")
            if (event.kind is DeliveryEventKind.HandedOver) {
                session.complete(Outcome.HANDED_TO_RECIPIENT)
            }
        }
    } catch (e: DeliveryException) {
        Log.e("Courier", "The delivery stopped: ${e.code}", e)
    }
}
