import 'dart:async';

import 'package:flutter/widgets.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'deliveries.dart';
import 'l10n/app_localizations.dart';

// #region queue-states
sealed class QueueState {
  const QueueState();
}

final class QueueWaiting extends QueueState {
  const QueueWaiting(this.events);
  final int events;
}

final class QueueUnknown extends QueueState {
  const QueueUnknown(this.code);
  final ErrorCode code;
}

extension QueueStates on Deliveries {
  /// Polls while there is a listener and the app is on screen.
  Stream<QueueState> queueStates({
    Duration every = const Duration(seconds: 10),
  }) {
    late final StreamController<QueueState> controller;
    Timer? timer;

    Future<void> poll() async {
      if (!_isOnScreen) return;
      try {
        controller.add(QueueWaiting(await queuedEventCount()));
      } on DeliveryException catch (e) {
        timer?.cancel();
        controller.add(QueueUnknown(e.code));
      }
    }

    controller = StreamController(
      onListen: () {
        timer = Timer.periodic(every, (_) => unawaited(poll()));
        unawaited(poll());
      },
      onCancel: () => timer?.cancel(),
    );
    return controller.stream;
  }
}

bool get _isOnScreen =>
    WidgetsBinding.instance.lifecycleState == AppLifecycleState.resumed;
// #endregion queue-states

/// Shows how many events are waiting, and nothing once all have been sent.
class OfflineQueue extends StatelessWidget {
  const OfflineQueue(this.state, {super.key});

  final QueueState state;

  @override
  Widget build(BuildContext context) => switch (state) {
    QueueWaiting(:final events) when events > 0 => Text(
      AppLocalizations.of(context).queuedEvents(events),
    ),
    QueueWaiting() || QueueUnknown() => const SizedBox.shrink(),
  };
}
