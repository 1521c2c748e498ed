package com.acme.courier

sealed interface SignOut {
    data object Done : SignOut
    data object DeliveryRunning : SignOut
    data class EventsWaiting(val count: Int) : SignOut
}

/** Leaves none of the courier's data on a shared device, and loses no events. */
suspend fun Deliveries.signOut(): SignOut {
    if (recover() is Recovery.Running) return SignOut.DeliveryRunning
    val waiting = queuedEventCount()
    if (waiting > 0) return SignOut.EventsWaiting(waiting)
    deleteLocalData()
    return SignOut.Done
}
