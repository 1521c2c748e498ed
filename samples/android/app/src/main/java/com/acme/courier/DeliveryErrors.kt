package com.acme.courier

import androidx.annotation.StringRes
import {{android.package}}.ErrorCode

// #region to-problem
/** What the courier can do about a problem, and the label of the button that does it. */
enum class Remedy(@param:StringRes val label: Int) {
    ALLOW_LOCATION(R.string.open_settings),
    TURN_LOCATION_ON(R.string.open_settings),
    RESUME(R.string.resume),
    END_OTHER(R.string.end_other),
}

/** Some messages name a delivery. */
data class Problem(
    @param:StringRes val text: Int,
    val remedy: Remedy? = null,
    val deliveryId: String = "",
)

fun ErrorCode.toProblem(deliveryId: String = ""): Problem = when (this) {
    ErrorCode.PERMISSION_DENIED -> Problem(R.string.problem_permission, Remedy.ALLOW_LOCATION)
    ErrorCode.LOCATION_DISABLED -> Problem(R.string.problem_location_off, Remedy.TURN_LOCATION_ON)
    ErrorCode.APP_IN_BACKGROUND -> Problem(R.string.problem_background)
    ErrorCode.INVALID_DESTINATION -> Problem(R.string.problem_destination)
    ErrorCode.DELIVERY_ALREADY_ACTIVE -> Problem(R.string.problem_active, Remedy.RESUME)
    ErrorCode.SESSION_EXPIRED -> Problem(R.string.problem_expired, deliveryId = deliveryId)
    ErrorCode.SESSION_ENDED -> Problem(R.string.problem_ended)
    ErrorCode.STORAGE_FULL -> Problem(R.string.problem_storage)
    ErrorCode.NETWORK_UNAVAILABLE -> Problem(R.string.problem_network)
    ErrorCode.SERVER_ERROR -> Problem(R.string.problem_server)
    // A wrong key, a mistake in the app, or an error code that a later version adds.
    else -> Problem(R.string.problem_setup)
}
// #endregion to-problem
