package com.acme.courier

import androidx.compose.runtime.Composable
import androidx.compose.ui.tooling.preview.Preview
import java.time.Instant
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryEventKind
import {{android.package}}.PermissionStatus
import {{android.package}}.Position
import {{android.package}}.SessionState

// #region preview
private val thirdFloor = DeliveryEvent(
    eventId = "0f8fad5b-d9cb-469f-a165-70867728950e",
    deliveryId = "order-1042",
    kind = DeliveryEventKind.FloorChanged(3),
    time = Instant.EPOCH,
    detectedAt = Instant.EPOCH,
    position = Position(latitude = 52.5303, longitude = 13.3847, accuracy = 6.5),
    confidence = 0.93,
)

val inTheBuilding = CourierUiState(
    permission = PermissionStatus.WHILE_IN_USE,
    openId = "order-1042",
    state = SessionState.ON_SITE,
    events = listOf(thirdFloor),
)

@Preview
@Composable
fun CourierScreenPreview() = CourierScreen(
    uiState = inTheBuilding,
    queue = QueueState.Waiting(2),
    onAskPermission = {},
    onOpenSettings = {},
    onStart = {},
    onLeaveAtDoor = {},
    onComplete = {},
    onCancel = {},
    onRemedy = {},
)
// #endregion preview
