package com.acme.courier

import android.util.Log
import androidx.activity.ComponentActivity
import androidx.lifecycle.ViewModel
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySession
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus

/** Configures the SDK and asks for location. */
private suspend fun ComponentActivity.isReadyToDeliver(): Boolean = try {
    DeliverySdk.configure(this, BuildConfig.DELIVERY_API_KEY)
    // #region ask-permission
    val permission = DeliverySdk.requestPermission(this, PermissionLevel.WHILE_IN_USE)
    val isPrecise = permission == PermissionStatus.WHILE_IN_USE || permission == PermissionStatus.ALWAYS
    // #endregion ask-permission
    isPrecise
} catch (e: DeliveryException) {
    Log.e("Courier", "Not ready: ${e.code}", e)
    false
}

/** Call it when the courier taps "Start". */
fun ComponentActivity.deliver(delivery: MinimalDelivery, deliveryId: String, destination: Destination) {
    lifecycleScope.launch { if (isReadyToDeliver()) delivery.start(deliveryId, destination) }
}

/** One delivery from start to end. As a view model, it survives rotation. */
class MinimalDelivery : ViewModel() {

    /** Show the buttons that call [complete] while this isn't null. */
    val session = MutableStateFlow<DeliverySession?>(null)

    /** Never use an id twice. Does nothing while a delivery is open: its outcome would be lost. */
    fun start(deliveryId: String, destination: Destination) = perform {
        if (session.value != null) return@perform
        val started = DeliverySdk.startDelivery(deliveryId, destination)
        session.value = started
        started.events.collect { event -> Log.i("Courier", "${event.kind} at ${event.time}") }
    }

    fun complete(outcome: Outcome) = perform {
        val running = session.value ?: return@perform
        session.value = null
        // This goes on even if the courier closes the screen.
        withContext(NonCancellable) {
            try {
                running.complete(outcome)
            } catch (e: DeliveryException) {
                // Store `outcome` here, and send it to your own server.
                throw e
            }
        }
    }

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
