package com.acme.courier

import android.util.Log
import androidx.activity.ComponentActivity
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.getAndUpdate
import kotlinx.coroutines.launch
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus

// #region delivery
/** Asks for location. Call it in the activity's `lifecycleScope`, and start if it returns true. */
suspend fun ComponentActivity.askForLocation(): Boolean = try {
    (application as CourierApp).configured.await()
    when (DeliverySdk.requestPermission(this, PermissionLevel.WHILE_IN_USE)) {
        PermissionStatus.WHILE_IN_USE, PermissionStatus.ALWAYS -> true
        else -> false
    }
} catch (e: DeliveryException) {
    Log.e("Courier", "Cannot ask for location: ${e.code}", e)
    false
}

/** One delivery from start to end. As a view model, it survives rotation. */
class MinimalDelivery : ViewModel() {

    /** Show the buttons that call [complete] while this isn't null. */
    val session = MutableStateFlow<DeliverySession?>(null)

    /** Call it again after a restart: with the id of the running delivery, you get that one. */
    fun start() = perform {
        val started = DeliverySdk.startDelivery(
            deliveryId = "order-1042",
            destination = Destination.Address("1 Sample Street, 10115 Berlin, Germany"),
        )
        session.value = started
        started.events.collect { event -> Log.i("Courier", "${event.kind} at ${event.time}") }
    }

    /** Takes the session away first, so that a second tap does nothing. */
    fun complete(outcome: Outcome) = perform { session.getAndUpdate { null }?.complete(outcome) }

    /** If the events fail, the courier can still end the delivery. */
    private fun perform(action: suspend () -> Unit) {
        viewModelScope.launch {
            try {
                action()
            } catch (e: DeliveryException) {
                Log.e("Courier", "The delivery failed: ${e.code}", e)
            }
        }
    }
}
// #endregion delivery
