package com.acme.courier

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
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

// #region screen
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
    Column(modifier.safeDrawingPadding().padding(16.dp), Arrangement.spacedBy(12.dp)) {
        PermissionNotice(uiState.permission, onAskPermission, onOpenSettings)
        uiState.problem?.let { ProblemNotice(it, onRemedy) }
        OfflineQueue(queue)
        LazyColumn(Modifier.weight(1f)) {
            items(uiState.events, key = { it.eventId }) { event -> Text(event.text()) }
        }
        if (uiState.openId != null) {
            EndButtons(!uiState.isBusy, onLeaveAtDoor, onComplete, onCancel)
        } else {
            Button(onStart, enabled = uiState.permission.isPrecise && !uiState.isBusy) {
                Text(stringResource(R.string.start))
            }
        }
    }
}

/** The courier decides how a delivery ended, because an event is only an estimate. */
@Composable
private fun EndButtons(
    enabled: Boolean,
    onLeaveAtDoor: () -> Unit,
    onComplete: (Outcome) -> Unit,
    onCancel: () -> Unit,
) = Column {
    var asksToCancel by rememberSaveable { mutableStateOf(false) }
    EndButton(R.string.handed_over, enabled) { onComplete(Outcome.HANDED_TO_RECIPIENT) }
    EndButton(R.string.left_at_door, enabled, onLeaveAtDoor)
    EndButton(R.string.with_neighbour, enabled) { onComplete(Outcome.HANDED_TO_NEIGHBOUR) }
    EndButton(R.string.nobody_home, enabled) { onComplete(Outcome.FAILED_ATTEMPT) }
    EndButton(R.string.cancel, enabled) { asksToCancel = true }
    if (asksToCancel) CancelQuestion({ asksToCancel = false }, onCancel)
}

@Composable
private fun CancelQuestion(onClose: () -> Unit, onConfirm: () -> Unit) =
    AlertDialog(
        onDismissRequest = onClose,
        text = { Text(stringResource(R.string.cancel_question)) },
        confirmButton = { TextAction(R.string.cancel) { onClose(); onConfirm() } },
        dismissButton = { TextAction(R.string.keep, onClose) },
    )

@Composable
private fun EndButton(label: Int, enabled: Boolean, onClick: () -> Unit) =
    Button(onClick, enabled = enabled) { Text(stringResource(label)) }

@Composable
private fun TextAction(label: Int, onClick: () -> Unit) =
    TextButton(onClick) { Text(stringResource(label)) }

@Composable
private fun PermissionNotice(
    status: PermissionStatus,
    onAsk: () -> Unit,
    onOpenSettings: () -> Unit,
) = when (status) {
    PermissionStatus.NOT_DETERMINED ->
        Notice(stringResource(R.string.why_location), R.string.continue_to_dialog, onAsk)
    // An app can't tell whether Android would show the dialog again, so show both buttons.
    PermissionStatus.APPROXIMATE -> Column {
        Notice(stringResource(R.string.why_precise), R.string.continue_to_dialog, onAsk)
        OutlinedButton(onOpenSettings) { Text(stringResource(R.string.open_settings)) }
    }
    PermissionStatus.DENIED ->
        Notice(stringResource(R.string.location_denied), R.string.open_settings, onOpenSettings)
    else -> Unit
}

@Composable
private fun ProblemNotice(problem: Problem, onRemedy: (Remedy) -> Unit) {
    val remedy = problem.remedy
    val text = stringResource(problem.text, problem.deliveryId)
    if (remedy == null) {
        Text(text, Modifier.semantics { liveRegion = LiveRegionMode.Polite })
    } else {
        Notice(text, remedy.label) { onRemedy(remedy) }
    }
}

@Composable
private fun Notice(text: String, action: Int, onAction: () -> Unit) {
    Column(Modifier.semantics { liveRegion = LiveRegionMode.Polite }) {
        Text(text)
        Button(onAction) { Text(stringResource(action)) }
    }
}

// #region event-text
@Composable
private fun DeliveryEvent.text(): String = when (val kind = kind) {
    is DeliveryEventKind.Approaching ->
        stringResource(R.string.event_approaching, (kind.distance / 10).roundToInt() * 10)
    is DeliveryEventKind.Parked -> stringResource(R.string.event_parked)
    is DeliveryEventKind.BuildingEntered -> stringResource(R.string.event_building_entered)
    is DeliveryEventKind.FloorChanged -> stringResource(R.string.event_floor_changed, kind.floor)
    is DeliveryEventKind.DoorReached -> stringResource(R.string.event_door_reached)
    is DeliveryEventKind.HandedOver ->
        stringResource(R.string.event_handed_over, kind.dwell.inWholeSeconds)
    is DeliveryEventKind.Departed -> stringResource(R.string.event_departed)
    // Your own events, and kinds that a later version adds.
    else -> stringResource(R.string.event_recorded)
}
// #endregion event-text
// #endregion screen
