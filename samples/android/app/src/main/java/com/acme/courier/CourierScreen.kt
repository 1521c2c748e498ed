package com.acme.courier

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Button
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt
import {{android.package}}.DeliveryEvent
import {{android.package}}.DeliveryEventKind
import {{android.package}}.Outcome
import {{android.package}}.PermissionStatus

@Composable
fun CourierScreen(
    uiState: CourierUiState,
    queue: QueueState,
    onAskPermission: () -> Unit,
    onOpenSettings: () -> Unit,
    onStart: () -> Unit,
    onLeaveAtDoor: () -> Unit,
    onComplete: (Outcome) -> Unit,
    onCancel: () -> Unit,
    onRemedy: (Remedy) -> Unit,
    modifier: Modifier = Modifier,
) {
    val running = uiState.state?.isFinal == false
    Column(modifier.safeDrawingPadding().padding(16.dp), Arrangement.spacedBy(12.dp)) {
        PermissionNotice(uiState.permission, onAskPermission, onOpenSettings)
        uiState.problem?.let { ProblemNotice(it, onRemedy) }
        OfflineQueue(queue)
        LazyColumn(Modifier.weight(1f)) {
            items(uiState.events, key = { it.eventId }) { event -> Text(event.text()) }
        }
        if (running) {
            EndButtons(onLeaveAtDoor, onComplete, onCancel)
        } else {
            Button(onStart, enabled = uiState.permission.isPrecise) {
                Text(stringResource(R.string.start))
            }
        }
    }
}

// #region end-buttons
/** The courier decides how a delivery ended: an event of the SDK is only an estimate. */
@Composable
private fun EndButtons(
    onLeaveAtDoor: () -> Unit,
    onComplete: (Outcome) -> Unit,
    onCancel: () -> Unit,
) = Column {
    Button({ onComplete(Outcome.HANDED_TO_RECIPIENT) }) { Text(stringResource(R.string.handed_over)) }
    Button(onLeaveAtDoor) { Text(stringResource(R.string.left_at_door)) }
    Button({ onComplete(Outcome.FAILED_ATTEMPT) }) { Text(stringResource(R.string.nobody_home)) }
    OutlinedButton(onCancel) { Text(stringResource(R.string.cancel)) }
}
// #endregion end-buttons

// #region permission-notice
@Composable
private fun PermissionNotice(
    status: PermissionStatus,
    onAsk: () -> Unit,
    onOpenSettings: () -> Unit,
) = when (status) {
    PermissionStatus.NOT_DETERMINED -> Notice(R.string.why_location, R.string.continue_to_dialog, onAsk)
    // An app can't tell whether Android still shows the dialog, so offer both.
    PermissionStatus.APPROXIMATE -> Column {
        Notice(R.string.why_precise, R.string.continue_to_dialog, onAsk)
        OutlinedButton(onOpenSettings) { Text(stringResource(R.string.open_settings)) }
    }
    PermissionStatus.DENIED -> Notice(R.string.location_denied, R.string.open_settings, onOpenSettings)
    PermissionStatus.WHILE_IN_USE, PermissionStatus.ALWAYS -> Unit
}
// #endregion permission-notice

@Composable
private fun ProblemNotice(problem: Problem, onRemedy: (Remedy) -> Unit) {
    val remedy = problem.remedy
    if (remedy == null) {
        Text(stringResource(problem.text), Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    } else {
        Notice(problem.text, remedy.label) { onRemedy(remedy) }
    }
}

@Composable
private fun Notice(text: Int, action: Int, onAction: () -> Unit) {
    Column(Modifier.semantics { liveRegion = LiveRegionMode.Polite }) {
        Text(stringResource(text))
        Button(onAction) { Text(stringResource(action)) }
    }
}

// #region event-text
@Composable
private fun DeliveryEvent.text(): String = when (val kind = kind) {
    is DeliveryEventKind.Approaching ->
        stringResource(R.string.event_approaching, kind.distance.roundToInt())
    is DeliveryEventKind.Parked -> stringResource(R.string.event_parked)
    is DeliveryEventKind.BuildingEntered -> stringResource(R.string.event_building_entered)
    is DeliveryEventKind.FloorChanged -> stringResource(R.string.event_floor_changed, kind.floor)
    is DeliveryEventKind.DoorReached -> stringResource(R.string.event_door_reached)
    is DeliveryEventKind.HandedOver ->
        stringResource(R.string.event_handed_over, kind.dwell.inWholeSeconds)
    is DeliveryEventKind.Departed -> stringResource(R.string.event_departed)
    is DeliveryEventKind.Recorded -> stringResource(R.string.event_recorded, kind.name)
}
// #endregion event-text
