package com.acme.courier

import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode

// #region recover
sealed interface Recovery {
    data class Running(val session: DeliverySession) : Recovery
    data object NothingRunning : Recovery
    data class Expired(val deliveryId: String) : Recovery
}

/** Finds the delivery that was running when the process ended. */
suspend fun Deliveries.recover(): Recovery = try {
    when (val session = active()) {
        null -> Recovery.NothingRunning
        else -> Recovery.Running(session)
    }
} catch (e: DeliveryException) {
    val expiredId = e.deliveryId
    if (e.code != ErrorCode.SESSION_EXPIRED || expiredId == null) throw e
    Recovery.Expired(expiredId)
}
// #endregion recover
