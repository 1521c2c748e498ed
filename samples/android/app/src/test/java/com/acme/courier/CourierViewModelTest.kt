package com.acme.courier

import androidx.activity.ComponentActivity
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.test.UnconfinedTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.test.setMain
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Test
import {{android.package}}.CancelReason
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryEventKind
import {{android.package}}.DeliveryException
import {{android.package}}.DeliverySession
import {{android.package}}.DeliverySimulator
import {{android.package}}.ErrorCode
import {{android.package}}.Outcome
import {{android.package}}.PermissionLevel
import {{android.package}}.PermissionStatus
import {{android.package}}.Recording
import {{android.package}}.SessionState

// #region tests
/** Replaces `SdkDeliveries`: every session comes from the simulator. */
private class SimulatedDeliveries(
    private val recording: Recording,
    private val expiredId: String? = null,
) : Deliveries {
    var started: DeliverySession? = null
        private set

    override suspend fun permissionStatus() = PermissionStatus.WHILE_IN_USE
    override suspend fun requestPermission(activity: ComponentActivity, level: PermissionLevel) =
        PermissionStatus.WHILE_IN_USE
    override suspend fun start(job: CourierJob): DeliverySession =
        DeliverySimulator.simulateDelivery(recording, speed = 0.0).also { started = it }
    override suspend fun active(): DeliverySession? {
        if (expiredId != null) throw DeliveryException(ErrorCode.SESSION_EXPIRED, expiredId)
        return started?.takeUnless { it.state.value.isFinal }
    }
    override suspend fun queuedEventCount() = 0
    override suspend fun setPowerSaving(on: Boolean) = Unit
    override suspend fun deleteLocalData() = Unit

    /** If a failed test left its session open, the next test would fail, too. */
    suspend fun end() {
        started?.takeUnless { it.state.value.isFinal }?.cancel(CancelReason.REASSIGNED)
    }
}

/** Replaces your own server, which waits for an outcome for every delivery. */
private class RecordingBackend : DispatchBackend {
    val outcomes = mutableMapOf<String, Outcome>()
    val reasons = mutableMapOf<String, CancelReason>()
    val photos = mutableListOf<String>()

    override suspend fun report(event: DeliveryEvent) = Unit
    override suspend fun reportStopped(deliveryId: String, code: ErrorCode) = Unit
    override suspend fun reportOutcome(deliveryId: String, outcome: Outcome) =
        outcomes.set(deliveryId, outcome)
    override suspend fun reportCancelled(deliveryId: String, reason: CancelReason) =
        reasons.set(deliveryId, reason)
    override suspend fun reportProof(deliveryId: String, photoId: String) {
        photos += photoId
    }
    override suspend fun isOpen(deliveryId: String) = deliveryId !in outcomes && deliveryId !in reasons
    override suspend fun outcomeOf(deliveryId: String) = outcomes[deliveryId]
    override suspend fun reasonOf(deliveryId: String) = reasons[deliveryId]
}

@OptIn(ExperimentalCoroutinesApi::class)
class CourierViewModelTest {

    private val job = CourierJob("order-1042", "north-3", "1 Sample Street, 10115 Berlin, Germany")
    private val backend = RecordingBackend()
    private lateinit var deliveries: SimulatedDeliveries

    @Before
    fun useTestDispatcher() = Dispatchers.setMain(UnconfinedTestDispatcher())

    @After
    fun endDelivery() = runBlocking {
        deliveries.end()
        Dispatchers.resetMain()
    }

    private fun viewModelFor(recording: Recording, expiredId: String? = null): CourierViewModel {
        deliveries = SimulatedDeliveries(recording, expiredId)
        return CourierViewModel(deliveries, backend)
    }

    private suspend fun CourierViewModel.awaitState(until: (CourierUiState) -> Boolean) =
        uiState.first { ui -> !ui.isBusy && until(ui) }

    @Test
    fun `leaving a parcel at the door records the proof and completes`() = runTest {
        val viewModel = viewModelFor(Recording.ApartmentDelivery)

        viewModel.start(job)
        viewModel.awaitState { ui -> ui.events.any { it.kind is DeliveryEventKind.DoorReached } }
        viewModel.leaveAtDoor("photo-7")

        viewModel.awaitState { ui -> ui.openId == null }
        assertEquals(SessionState.COMPLETED, deliveries.started?.state?.value)
        assertEquals(emptyList<String>(), backend.photos)
    }

    @Test
    fun `a photo that the SDK refuses goes to the server, and the delivery is complete`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery)
        val tooLong = "7".repeat(257)

        viewModel.start(job)
        viewModel.awaitState { ui -> ui.openId != null }
        viewModel.leaveAtDoor(tooLong)

        viewModel.awaitState { ui -> ui.openId == null }
        assertEquals(SessionState.COMPLETED, deliveries.started?.state?.value)
        assertEquals(listOf(tooLong), backend.photos)
    }

    @Test
    fun `a delivery that nobody answers ends as a failed attempt`() = runTest {
        val viewModel = viewModelFor(Recording.FailedDelivery)

        viewModel.start(job)
        viewModel.awaitState { ui -> ui.events.any { it.kind is DeliveryEventKind.Departed } }
        viewModel.complete(Outcome.FAILED_ATTEMPT)

        viewModel.awaitState { ui -> ui.openId == null }
        assertEquals(SessionState.COMPLETED, deliveries.started?.state?.value)
    }

    @Test
    fun `a delivery that runs but is not shown offers a way back to it`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery)

        deliveries.start(job)
        viewModel.start(job.copy(id = "order-1043"))

        val refused = viewModel.awaitState { ui -> ui.problem != null }
        assertEquals(Remedy.RESUME, refused.problem?.remedy)
    }

    @Test
    fun `a running delivery whose outcome the server has is not shown, and ends with it`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery)
        val running = deliveries.start(job)
        backend.outcomes[running.deliveryId] = Outcome.LEFT_AT_DOOR // `isOpen` is now false.

        viewModel.resume()
        val refused = viewModel.awaitState { ui -> ui.problem?.remedy == Remedy.END_OTHER }
        viewModel.endOther()

        viewModel.awaitState { ui -> ui.problem == null }
        assertNull(refused.openId)
        assertEquals(SessionState.COMPLETED, running.state.value)
    }

    @Test
    fun `a running delivery that the server has no outcome or reason for goes on`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery)
        val running = deliveries.start(job)

        viewModel.endOther()

        val refused = viewModel.awaitState { ui -> ui.problem != null }
        assertEquals(R.string.problem_end_unknown, refused.problem?.text)
        assertFalse(running.state.value.isFinal)
    }

    @Test
    fun `the outcome of an expired delivery goes to the server before another starts`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery, expiredId = "order-1041")

        viewModel.awaitState { ui -> ui.openId == "order-1041" }
        viewModel.start(job)
        viewModel.complete(Outcome.HANDED_TO_RECIPIENT)

        viewModel.awaitState { ui -> ui.openId == null }
        assertEquals(mapOf("order-1041" to Outcome.HANDED_TO_RECIPIENT), backend.outcomes)
        assertNull(deliveries.started)
    }

    @Test
    fun `an expired delivery can be cancelled, and the reason goes to the server`() = runTest {
        val viewModel = viewModelFor(Recording.HouseDelivery, expiredId = "order-1041")

        viewModel.awaitState { ui -> ui.openId == "order-1041" }
        viewModel.cancel(CancelReason.REASSIGNED)

        viewModel.awaitState { ui -> ui.openId == null }
        assertEquals(mapOf("order-1041" to CancelReason.REASSIGNED), backend.reasons)
    }
}
// #endregion tests
