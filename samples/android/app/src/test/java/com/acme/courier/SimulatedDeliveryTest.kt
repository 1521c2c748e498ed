package com.acme.courier

import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Test
import {{android.package}}.DeliveryEventKind
import {{android.package}}.DeliverySimulator
import {{android.package}}.Outcome
import {{android.package}}.Recording
import {{android.package}}.SessionState

class SimulatedDeliveryTest {

    @Test
    fun `a delivery runs from the road to the door`() = runBlocking {
        val session = DeliverySimulator.simulateDelivery(Recording.ApartmentDelivery, speed = 0.0)

        session.events
            .onEach { event -> println(event.kind) }
            .first { event -> event.kind is DeliveryEventKind.Departed }
        session.complete(Outcome.LEFT_AT_DOOR)

        assertEquals(SessionState.COMPLETED, session.state.value)
    }
}
