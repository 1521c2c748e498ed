package com.acme.courier

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
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
    val state: SessionState? = null,
    val events: List<DeliveryEvent> = emptyList(),
    val problem: Problem? = null,
    val isBusy: Boolean = false,
    /** A delivery whose session has expired before the courier entered an outcome. */
    val expiredId: String? = null,
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

    private var session: DeliverySession? = null
    private var following: Job? = null

    init {
        resume()
    }

    fun start(job: CourierJob) = perform { follow(deliveries.start(job)) }

    fun resume() = perform {
        when (val recovery = deliveries.recover()) {
            is Recovery.Running -> follow(recovery.session)
            is Recovery.Failed -> show(recovery.code)
            is Recovery.Expired -> askForOutcome(recovery.deliveryId)
            Recovery.NothingRunning -> Unit
        }
    }

    // #region end
    fun complete(outcome: Outcome) = perform { end(outcome) }

    fun leaveAtDoor(proof: Proof) = perform { end(Outcome.LEFT_AT_DOOR, proof) }

    fun cancel(reason: CancelReason) = perform {
        val running = running()
        running.cancel(reason)
        showStateOf(running)
    }

    /** No outcome is lost: if the session has expired or ended already, it goes to your own server. */
    private suspend fun end(outcome: Outcome, proof: Proof? = null) {
        val expiredId = _uiState.value.expiredId
        if (expiredId != null) return report(expiredId, outcome, proof)
        val running = running()
        try {
            val result = proof?.let { running.recordProof(it) }
            running.complete(outcome)
            showStateOf(running)
            if (result is ProofResult.Refused) show(result.code)
        } catch (_: DeliveryException) {
            report(running.deliveryId, outcome, proof)
        }
    }

    private suspend fun report(deliveryId: String, outcome: Outcome, proof: Proof?) {
        backend.reportOutcome(deliveryId, outcome, proof)
        session = null
        _uiState.update { it.copy(expiredId = null) }
    }
    // #endregion end

    private fun running() = session ?: throw DeliveryException(ErrorCode.SESSION_ENDED)

    /** Removes the buttons before they can be tapped again. */
    private fun showStateOf(ended: DeliverySession) =
        _uiState.update { it.copy(state = ended.state.value) }

    /** Keeps the buttons for the outcome, unless your server has one or another courier made the delivery. */
    private suspend fun askForOutcome(deliveryId: String) {
        if (!backend.isOpen(deliveryId)) return
        _uiState.update {
            it.copy(
                expiredId = deliveryId,
                problem = ErrorCode.SESSION_EXPIRED.toProblem(deliveryId),
            )
        }
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
            Remedy.RESUME, null -> false
        }
        if (isSolved) resume()
    }

    fun show(code: ErrorCode) = _uiState.update { it.copy(problem = code.toProblem()) }

    private suspend fun show(e: DeliveryException) {
        val expiredId = e.deliveryId
        if (expiredId == null) show(e.code) else askForOutcome(expiredId)
    }

    // #region follow
    private fun follow(next: DeliverySession) {
        session = next
        following?.cancel()
        _uiState.update { it.copy(events = emptyList()) }
        following = viewModelScope.launch {
            launch {
                next.state
                    .onEach { state -> _uiState.update { it.copy(state = state) } }
                    .first { it.isFinal }
            }
            try {
                next.events.collect { event -> _uiState.update { it.copy(events = it.events + event) } }
                session = null
            } catch (e: DeliveryException) {
                show(e)
            }
        }
    }
    // #endregion follow

    /** One action of the courier at a time: until it has ended, another tap does nothing. */
    private fun perform(action: suspend () -> Unit) {
        if (_uiState.value.isBusy) return
        _uiState.update { it.copy(isBusy = true, problem = null) }
        viewModelScope.launch {
            catching(action)
            _uiState.update { it.copy(isBusy = false) }
        }
    }

    private suspend fun catching(action: suspend () -> Unit) {
        try {
            action()
        } catch (e: DeliveryException) {
            show(e)
        }
    }
}
// #endregion view-model
