package com.acme.courier

import android.util.Log
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode

/**
 * Your own server. An implementation stores what it can't send, never throws, and skips an
 * `eventId` that it has seen: after a restart, the stream begins with the first event again.
 */
interface DispatchBackend {
    suspend fun report(event: DeliveryEvent)
    suspend fun reportStopped(deliveryId: String, code: ErrorCode)
}

/** Stands in for a server until you have one. */
object LogcatBackend : DispatchBackend {
    override suspend fun report(event: DeliveryEvent) {
        Log.i("Courier", "${event.deliveryId}: ${event.kind} at ${event.time}, id ${event.eventId}")
    }

    override suspend fun reportStopped(deliveryId: String, code: ErrorCode) {
        Log.w("Courier", "$deliveryId: stopped, $code")
    }
}

// #region reporter
/** Follows a session for as long as the process lives, with or without a screen. */
class DeliveryReporter(
    private val scope: CoroutineScope,
    private val backend: DispatchBackend,
) {
    private var deliveryId: String? = null
    private var job: Job? = null

    /** Does nothing if it already follows this delivery. */
    @Synchronized
    fun follow(session: DeliverySession) {
        if (session.deliveryId == deliveryId && job?.isActive == true) return
        job?.cancel()
        deliveryId = session.deliveryId
        job = scope.launch {
            try {
                session.events.collect { event -> backend.report(event) }
            } catch (e: DeliveryException) {
                backend.reportStopped(session.deliveryId, e.code)
            }
        }
    }
}
// #endregion reporter
