package com.acme.courier

import {{android.package}}.DeliverySession

// #region record-proof
/** Links a photo to the delivery. The photo itself stays in your own storage: the SDK gets its id. */
suspend fun DeliverySession.recordProof(photoId: String) =
    recordEvent(name = "photo_taken", attributes = mapOf("photo_id" to photoId))
// #endregion record-proof
