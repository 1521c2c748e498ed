package com.acme.courier

import androidx.test.ext.junit.runners.AndroidJUnit4
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.test.runTest
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import {{android.package}}.DeliveryEventKind
import {{android.package}}.DeliverySdk
import {{android.package}}.DeliverySimulator
import {{android.package}}.LogLevel
import {{android.package}}.Outcome
import {{android.package}}.Recording
import {{android.package}}.SessionState

@RunWith(AndroidJUnit4::class)
class InstallationTest {

    @Test
    fun theSimulatorReplaysADelivery() = runTest {
        DeliverySdk.setLogLevel(LogLevel.DEBUG)
        val session = DeliverySimulator.simulateDelivery(Recording.HouseDelivery, speed = 0.0)

        session.events.first { it.kind is DeliveryEventKind.HandedOver }
        session.complete(Outcome.HANDED_TO_RECIPIENT)

        assertEquals(SessionState.COMPLETED, session.state.value)
    }
}
