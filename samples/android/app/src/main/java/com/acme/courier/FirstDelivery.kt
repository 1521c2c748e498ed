// #region quick-start
package com.acme.courier // your namespace

import android.util.Log
import androidx.activity.ComponentActivity
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.launchIn
import kotlinx.coroutines.flow.onEach
import {{android.package}}.DeliverySdk
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel

/** `askOutcome` is yours: it shows buttons, and waits until the courier taps one. */
suspend fun deliver(activity: ComponentActivity, askOutcome: suspend () -> Outcome) = coroutineScope {
    // #region skeleton
    DeliverySdk.configure(activity, BuildConfig.DELIVERY_API_KEY)
    DeliverySdk.requestPermission(activity, PermissionLevel.WHILE_IN_USE)
    val door = Destination.Coordinates(52.53031, 13.38467)
    // Give each attempt an id of its own.
    val session = DeliverySdk.startDelivery("order-1042", door)
    session.events
        .onEach { Log.i("Courier", "${it.kind}") }
        .catch { Log.w("Courier", "No more events", it) }
        .launchIn(this)
    // When the courier taps "Handed over", for example:
    session.complete(askOutcome())
    // #endregion skeleton
}
// #endregion quick-start
