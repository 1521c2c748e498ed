package com.acme.courier

sealed interface SignOut {
    data object Done : SignOut
    data object DeliveryRunning : SignOut
    data class OutcomeMissing(val deliveryId: String) : SignOut
    data class EventsWaiting(val count: Int) : SignOut
}

/** Deletes what the SDK has stored, unless that would lose an event or this courier's outcome. */
suspend fun Deliveries.signOut(backend: DispatchBackend): SignOut {
    val recovery = recover()
    if (recovery is Recovery.Running) return SignOut.DeliveryRunning
    if (recovery is Recovery.Expired && backend.isOpen(recovery.deliveryId)) {
        return SignOut.OutcomeMissing(recovery.deliveryId)
    }
    val waiting = queuedEventCount()
    if (waiting > 0) return SignOut.EventsWaiting(waiting)
    deleteLocalData()
    return SignOut.Done
}
