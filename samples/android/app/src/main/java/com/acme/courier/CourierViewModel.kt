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

data class CourierUiState(
    val permission: PermissionStatus = PermissionStatus.NOT_DETERMINED,
    val state: SessionState? = null,
    val events: List<DeliveryEvent> = emptyList(),
    val problem: Problem? = null,
)

val SessionState.isFinal: Boolean
    get() = when (this) {
        SessionState.EN_ROUTE, SessionState.ARRIVING, SessionState.ON_SITE -> false
        SessionState.COMPLETED, SessionState.CANCELLED, SessionState.EXPIRED -> true
    }

val PermissionStatus.isPrecise: Boolean
    get() = this == PermissionStatus.WHILE_IN_USE || this == PermissionStatus.ALWAYS

class CourierViewModel(private val deliveries: Deliveries) : ViewModel() {

    private val _uiState = MutableStateFlow(CourierUiState())
    val uiState: StateFlow<CourierUiState> = _uiState.asStateFlow()

    val queue: StateFlow<QueueState> = deliveries.queueStates()
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), QueueState.Waiting(0))

    private var session: DeliverySession? = null
    private var following: Job? = null
    private var savesPower: Boolean? = null

    init {
        resume()
    }

    fun start(job: CourierJob) = perform { follow(deliveries.start(job)) }

    fun resume() = perform {
        when (val recovery = deliveries.recover()) {
            is Recovery.Running -> follow(recovery.session)
            is Recovery.Failed -> show(recovery.code)
            Recovery.Expired -> show(ErrorCode.SESSION_EXPIRED)
            Recovery.NothingRunning -> Unit
        }
    }

    // #region complete-or-cancel
    fun complete(outcome: Outcome) = perform { session?.complete(outcome) }

    fun cancel(reason: CancelReason) = perform { session?.cancel(reason) }
    // #endregion complete-or-cancel

    // #region leave-at-door
    fun leaveAtDoor(proof: Proof) = perform {
        val running = session ?: return@perform
        val result = running.recordProof(proof)
        running.complete(Outcome.LEFT_AT_DOOR)
        if (result is ProofResult.Refused) show(result.code)
    }
    // #endregion leave-at-door

    /** Call this whenever the screen comes back: the courier may have been in the settings. */
    fun onScreenVisible(powerSaving: Boolean) = perform(clearProblem = false) {
        if (powerSaving != savesPower) {
            deliveries.setPowerSaving(powerSaving)
            savesPower = powerSaving
        }
        onPermission(deliveries.permissionStatus())
    }

    fun onPermission(status: PermissionStatus) {
        _uiState.update { it.copy(permission = status) }
        // If a stream failed, its session may still be running: follow it again.
        val remedy = _uiState.value.problem?.remedy
        val waited = remedy == Remedy.ALLOW_LOCATION || remedy == Remedy.TURN_LOCATION_ON
        if (waited && status.isPrecise) resume()
    }

    fun show(code: ErrorCode) = _uiState.update { it.copy(problem = code.toProblem()) }

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
                show(e.code)
            }
        }
    }
    // #endregion follow

    // #region perform
    private fun perform(clearProblem: Boolean = true, action: suspend () -> Unit) {
        viewModelScope.launch {
            if (clearProblem) _uiState.update { it.copy(problem = null) }
            try {
                action()
            } catch (e: DeliveryException) {
                show(e.code)
            }
        }
    }
    // #endregion perform
}
