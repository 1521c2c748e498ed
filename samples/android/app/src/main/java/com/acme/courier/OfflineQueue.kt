package com.acme.courier

import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.catch
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.flow
import {{android.package}}.DeliveryException
import {{android.package}}.ErrorCode

// #region queue
sealed interface QueueState {
    data class Waiting(val events: Int) : QueueState
    data class Unknown(val code: ErrorCode) : QueueState
}

/** Polls while there is a collector. */
fun Deliveries.queueStates(every: Duration = 10.seconds): Flow<QueueState> =
    flow<QueueState> {
        while (true) {
            emit(QueueState.Waiting(queuedEventCount()))
            delay(every)
        }
    }.catch { cause ->
        if (cause !is DeliveryException) throw cause
        emit(QueueState.Unknown(cause.code))
    }.distinctUntilChanged()

@Composable
fun OfflineQueue(state: QueueState, modifier: Modifier = Modifier) {
    if (state is QueueState.Waiting && state.events > 0) {
        Text(
            text = pluralStringResource(R.plurals.queued_events, state.events, state.events),
            modifier = modifier,
        )
    }
}
// #endregion queue
