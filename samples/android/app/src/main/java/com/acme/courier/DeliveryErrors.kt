package com.acme.courier

import androidx.annotation.StringRes
import {{android.package}}.ErrorCode

/** What the courier can do about an error. */
enum class Remedy { NONE, ASK_PERMISSION, TURN_LOCATION_ON, RESUME }

data class Problem(@param:StringRes val text: Int, val remedy: Remedy)

// #region to-problem
/** Names every code, so an update of the SDK that adds one does not compile until it is handled. */
fun ErrorCode.toProblem(): Problem = when (this) {
    ErrorCode.NOT_CONFIGURED,
    ErrorCode.INVALID_API_KEY -> Problem(R.string.problem_setup, Remedy.NONE)
    ErrorCode.PERMISSION_DENIED -> Problem(R.string.problem_permission, Remedy.ASK_PERMISSION)
    ErrorCode.LOCATION_DISABLED -> Problem(R.string.problem_location_off, Remedy.TURN_LOCATION_ON)
    ErrorCode.INVALID_DESTINATION -> Problem(R.string.problem_destination, Remedy.NONE)
    ErrorCode.DELIVERY_ALREADY_ACTIVE -> Problem(R.string.problem_active, Remedy.RESUME)
    ErrorCode.SESSION_EXPIRED -> Problem(R.string.problem_expired, Remedy.NONE)
    ErrorCode.SESSION_ENDED -> Problem(R.string.problem_ended, Remedy.NONE)
    ErrorCode.INVALID_EVENT -> Problem(R.string.problem_event, Remedy.NONE)
    ErrorCode.STORAGE_FULL -> Problem(R.string.problem_storage, Remedy.RESUME)
}
// #endregion to-problem
