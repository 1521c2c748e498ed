package com.acme.courier

import android.util.Log
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import {{android.package}}.CancelReason
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode
import {{android.package}}.Outcome

// #region background
/**
 * Your own server. An implementation must store what it gets and return at once: until it returns,
 * neither the next event nor an error arrives. It never throws, and skips an `eventId` that it has
 * seen: after a restart, the stream begins with the first event again.
 */
interface DispatchBackend {
    suspend fun report(event: DeliveryEvent)
    suspend fun reportStopped(deliveryId: String, code: ErrorCode)

    /** The outcome of a delivery that the SDK can no longer complete. */
    suspend fun reportOutcome(deliveryId: String, outcome: Outcome)

    /** Why a delivery has no outcome, if the SDK can no longer cancel it. */
    suspend fun reportCancelled(deliveryId: String, reason: CancelReason)

    /** The id of a photo that the SDK has refused. */
    suspend fun reportProof(deliveryId: String, photoId: String)

    /**
     * True if the courier who is signed in started this delivery, and your server doesn't yet know how
     * it ended. Keep a record on the device of who started which delivery. If the device is offline,
     * return `true` if this courier started the delivery and the phone has stored neither an outcome nor
     * a reason for it. Keep a stored outcome or reason until another delivery starts, even after sending
     * it.
     */
    suspend fun isOpen(deliveryId: String): Boolean

    /**
     * The outcome that the phone has stored or your server has for a delivery that isn't open. Null if
     * neither has one.
     */
    suspend fun outcomeOf(deliveryId: String): Outcome?

    /** The same for the reason why there is no outcome. */
    suspend fun reasonOf(deliveryId: String): CancelReason?
}

/** Follows a session for as long as the process lives, with or without a screen. */
class DeliveryReporter(
    private val scope: CoroutineScope,
    private val backend: DispatchBackend,
) {
    private var session: DeliverySession? = null
    private var job: Job? = null

    /** Does nothing while it follows this session. After an error, call it again. */
    @Synchronized
    fun follow(next: DeliverySession) {
        if (next === session && job?.isActive == true) return
        session = next
        job = scope.launch {
            try {
                next.events.collect { event -> backend.report(event) }
            } catch (e: DeliveryException) {
                forget(next)
                backend.reportStopped(next.deliveryId, e.code)
            }
        }
    }

    @Synchronized
    private fun forget(failed: DeliverySession) {
        if (session === failed) session = null
    }
}
// #endregion background

/** Logs what your own server would receive. */
object LogcatBackend : DispatchBackend {
    private val outcomes = mutableMapOf<String, Outcome>()
    private val reasons = mutableMapOf<String, CancelReason>()

    override suspend fun report(event: DeliveryEvent) {
        Log.i("Courier", "${event.deliveryId}: ${event.kind} at ${event.time}, id ${event.eventId}")
    }

    override suspend fun reportStopped(deliveryId: String, code: ErrorCode) {
        Log.w("Courier", "$deliveryId: stopped, $code")
    }

    override suspend fun reportOutcome(deliveryId: String, outcome: Outcome) {
        outcomes[deliveryId] = outcome
        Log.i("Courier", "$deliveryId: $outcome")
    }

    override suspend fun reportCancelled(deliveryId: String, reason: CancelReason) {
        reasons[deliveryId] = reason
        Log.i("Courier", "$deliveryId: cancelled, $reason")
    }

    override suspend fun reportProof(deliveryId: String, photoId: String) {
        Log.i("Courier", "$deliveryId: $photoId")
    }

    override suspend fun isOpen(deliveryId: String) = deliveryId !in outcomes && deliveryId !in reasons

    override suspend fun outcomeOf(deliveryId: String) = outcomes[deliveryId]

    override suspend fun reasonOf(deliveryId: String) = reasons[deliveryId]
}
