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
)

val SessionState.isFinal: Boolean
    get() = this == SessionState.COMPLETED || this == SessionState.CANCELLED || this == SessionState.EXPIRED

val PermissionStatus.isPrecise: Boolean
    get() = this == PermissionStatus.WHILE_IN_USE || this == PermissionStatus.ALWAYS

class CourierViewModel(private val deliveries: Deliveries) : ViewModel() {

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
            is Recovery.Expired -> show(ErrorCode.SESSION_EXPIRED, recovery.deliveryId)
            Recovery.NothingRunning -> Unit
        }
    }

    fun complete(outcome: Outcome) = end { running -> running.complete(outcome) }

    fun cancel(reason: CancelReason) = end { running -> running.cancel(reason) }

    private fun end(action: suspend (DeliverySession) -> Unit) = perform {
        val running = session ?: throw DeliveryException(ErrorCode.SESSION_ENDED)
        action(running)
        // The buttons go before they can be tapped again.
        _uiState.update { it.copy(state = running.state.value) }
    }

    fun leaveAtDoor(proof: Proof) = end { running ->
        val result = running.recordProof(proof)
        running.complete(Outcome.LEFT_AT_DOOR)
        if (result is ProofResult.Refused) show(result.code)
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

    fun show(code: ErrorCode, deliveryId: String? = null) =
        _uiState.update { it.copy(problem = code.toProblem(deliveryId.orEmpty())) }

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
                show(e.code, e.deliveryId)
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
            show(e.code, e.deliveryId)
        }
    }
}
// #endregion view-model
