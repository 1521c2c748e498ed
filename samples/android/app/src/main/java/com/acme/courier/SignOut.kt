package com.acme.courier

import {{android.package}}.DeliveryException
import {{android.package}}.ErrorCode

// #region sign-out
sealed interface SignOut {
    data object Done : SignOut
    data object DeliveryRunning : SignOut
    data class EventsWaiting(val count: Int) : SignOut
}

/** Leaves none of the courier's data on a shared device, and loses no events. */
suspend fun Deliveries.signOut(): SignOut = try {
    val waiting = queuedEventCount()
    if (waiting > 0) {
        SignOut.EventsWaiting(waiting)
    } else {
        deleteLocalData()
        SignOut.Done
    }
} catch (e: DeliveryException) {
    when (e.code) {
        ErrorCode.DELIVERY_ALREADY_ACTIVE -> SignOut.DeliveryRunning
        else -> throw e
    }
}
// #endregion sign-out
