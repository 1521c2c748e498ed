package com.acme.courier

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import {{android.package}}.CancelReason
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.ErrorCode
import {{android.package}}.Outcome
import {{android.package}}.PermissionStatus
import {{android.package}}.SessionState

// #region view-model
data class CourierUiState(
    val permission: PermissionStatus = PermissionStatus.NOT_DETERMINED,
    /** The delivery that the courier has to end, even if its session has expired. */
    val openId: String? = null,
    val state: SessionState? = null,
    val events: List<DeliveryEvent> = emptyList(),
    val problem: Problem? = null,
    val isBusy: Boolean = false,
)

val SessionState.isFinal: Boolean
    get() = this == SessionState.COMPLETED || this == SessionState.CANCELLED || this == SessionState.EXPIRED

val PermissionStatus.isPrecise: Boolean
    get() = this == PermissionStatus.WHILE_IN_USE || this == PermissionStatus.ALWAYS

class CourierViewModel(
    private val deliveries: Deliveries,
    private val backend: DispatchBackend,
) : ViewModel() {

    private val _uiState = MutableStateFlow(CourierUiState())
    val uiState: StateFlow<CourierUiState> = _uiState.asStateFlow()

    val queue: StateFlow<QueueState> = deliveries.queueStates()
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), QueueState.Waiting(0))

    /** The open delivery's session; null if it expired while the app wasn't running. */
    private var session: DeliverySession? = null
    private var following: Job? = null
    private val turn = Mutex()

    init {
        resume()
    }

    /** Does nothing while a delivery is open: its outcome would be lost. */
    fun start(job: CourierJob) = perform {
        if (_uiState.value.openId == null) follow(deliveries.start(job))
    }

    fun resume() = perform {
        when (val recovery = deliveries.recover()) {
            is Recovery.Running -> followIfOpen(recovery.session)
            is Recovery.Expired -> askForOutcome(recovery.deliveryId)
            Recovery.NothingRunning -> openDelivery(null, null)
        }
    }

    /** Ends a running delivery that isn't open, with the outcome or the reason that your server has. */
    fun endOther() = perform {
        val running = (deliveries.recover() as? Recovery.Running)?.session ?: return@perform
        val outcome = backend.outcomeOf(running.deliveryId)
        val reason = backend.reasonOf(running.deliveryId)
        try {
            when {
                outcome != null -> running.complete(outcome)
                reason != null -> running.cancel(reason)
                else -> showOther(R.string.problem_end_unknown)
            }
        } catch (_: DeliveryException) {
            // It has just ended or expired. Nothing is lost: your server knows how it ended.
        }
    }

    // #region end
    fun complete(outcome: Outcome) = perform { end(outcome) }

    fun leaveAtDoor(photoId: String) = perform { end(Outcome.LEFT_AT_DOOR, photoId) }

    fun cancel(reason: CancelReason) = perform {
        val deliveryId = _uiState.value.openId ?: return@perform
        if (!isRecorded { it.cancel(reason) }) backend.reportCancelled(deliveryId, reason)
        closeDelivery()
    }

    /** With a webhook, no outcome and no photo is lost: what the SDK can't record goes to your own server. */
    private suspend fun end(outcome: Outcome, photoId: String? = null) {
        val deliveryId = _uiState.value.openId ?: return
        if (photoId != null && !isRecorded { it.recordProof(photoId) }) {
            backend.reportProof(deliveryId, photoId)
        }
        if (!isRecorded { it.complete(outcome) }) backend.reportOutcome(deliveryId, outcome)
        closeDelivery()
    }

    /** False if, for example, the session has expired. */
    private suspend fun isRecorded(call: suspend (DeliverySession) -> Unit): Boolean {
        try {
            call(session ?: return false)
        } catch (_: DeliveryException) {
            return false
        }
        return true
    }
    // #endregion end

    /** Another courier's delivery isn't shown, and neither is one that has ended on your server. */
    private suspend fun followIfOpen(running: DeliverySession) {
        if (backend.isOpen(running.deliveryId)) return follow(running)
        openDelivery(null, null)
        showOther(R.string.problem_not_open)
    }

    private fun showOther(text: Int) = _uiState.update { it.copy(problem = Problem(text, Remedy.END_OTHER)) }

    private suspend fun askForOutcome(deliveryId: String) {
        if (!backend.isOpen(deliveryId)) return openDelivery(null, null)
        openDelivery(deliveryId, null)
        show(ErrorCode.SESSION_EXPIRED, deliveryId)
    }

    /** Without an id, the screen shows no delivery, not even one that has ended. */
    private fun openDelivery(deliveryId: String?, next: DeliverySession?) {
        following?.cancel()
        session = next
        _uiState.update { it.copy(openId = deliveryId, state = null, events = emptyList()) }
    }

    /** After this, events of the delivery no longer change the screen. */
    private fun closeDelivery() {
        following?.cancel()
        session = null
        _uiState.update { it.copy(openId = null, problem = null) }
    }

    /** Call this whenever the screen comes back: the courier may have been in the settings. */
    fun onScreenVisible(powerSaving: Boolean, locationOn: Boolean) {
        viewModelScope.launch {
            catching {
                deliveries.setPowerSaving(powerSaving)
                onPermission(deliveries.permissionStatus(), locationOn)
            }
        }
    }

    /** If a stream failed, its session may still be running: follow it again once the cause is gone. */
    fun onPermission(status: PermissionStatus, locationOn: Boolean = true) {
        _uiState.update { it.copy(permission = status) }
        val isSolved = when (_uiState.value.problem?.remedy) {
            Remedy.ALLOW_LOCATION -> status.isPrecise
            Remedy.TURN_LOCATION_ON -> locationOn
            Remedy.RESUME, Remedy.END_OTHER, null -> false
        }
        if (isSolved) resume()
    }

    fun show(code: ErrorCode, deliveryId: String? = null) =
        _uiState.update { it.copy(problem = code.toProblem(deliveryId.orEmpty())) }

    // #region follow
    private fun follow(next: DeliverySession) {
        openDelivery(next.deliveryId, next)
        following = viewModelScope.launch {
            launch {
                next.state
                    .onEach { state -> _uiState.update { it.copy(state = state) } }
                    .first { it.isFinal }
            }
            try {
                next.events.collect { event -> _uiState.update { it.copy(events = it.events + event) } }
                closeDelivery() // It was completed or cancelled.
            } catch (e: DeliveryException) {
                show(e.code, e.deliveryId)
            }
        }
    }
    // #endregion follow

    /** One action after another: after a double tap, the second action finds nothing left to do. */
    private fun perform(action: suspend () -> Unit) {
        viewModelScope.launch {
            // Even if the courier closes the screen, so that what they have entered isn't lost.
            withContext(NonCancellable) {
                turn.withLock {
                    _uiState.update { it.copy(isBusy = true, problem = null) }
                    catching(action)
                    _uiState.update { it.copy(isBusy = false) }
                }
            }
        }
    }

    private suspend fun catching(action: suspend () -> Unit) {
        try {
            action()
        } catch (e: DeliveryException) {
            show(e.code, e.deliveryId)
        }
    }
}
// #endregion view-model
