package com.acme.courier

import android.util.Log
import androidx.activity.ComponentActivity
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.launch
import {{android.package}}.DeliverySdk
import {{android.package}}.Destination
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel

/** A whole delivery in a few lines, without a way out of errors: `MinimalDelivery.kt` has one. */
suspend fun firstDelivery(activity: ComponentActivity) = coroutineScope {
    // #region skeleton
    DeliverySdk.configure(activity, BuildConfig.DELIVERY_API_KEY)
    DeliverySdk.requestPermission(activity, PermissionLevel.WHILE_IN_USE)
    val door = Destination.Coordinates(52.53031, 13.38467)
    val session = DeliverySdk.startDelivery("order-1042", door)
    launch { session.events.collect { Log.i("Courier", "${it.kind}") } }
    // When the courier taps "Handed over":
    session.complete(Outcome.HANDED_TO_RECIPIENT)
    // #endregion skeleton
}
