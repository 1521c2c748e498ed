package com.acme.courier

import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode

// #region record-proof
/** Identifies the photo in your own storage; the photo itself doesn't go through the SDK. */
data class Proof(val photoId: String, val place: String)

sealed interface ProofResult {
    data object Recorded : ProofResult
    data class Refused(val code: ErrorCode) : ProofResult
}

suspend fun DeliverySession.recordProof(proof: Proof): ProofResult = try {
    recordEvent(
        name = "photo_taken",
        attributes = mapOf("photo_id" to proof.photoId, "place" to proof.place),
    )
    ProofResult.Recorded
} catch (e: DeliveryException) {
    when (e.code) {
        ErrorCode.STORAGE_FULL, ErrorCode.INVALID_EVENT -> ProofResult.Refused(e.code)
        else -> throw e
    }
}
// #endregion record-proof
