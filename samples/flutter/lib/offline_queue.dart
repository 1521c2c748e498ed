import 'dart:async';

import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter/widgets.dart';

import 'deliveries.dart';
import 'l10n/app_localizations.dart';

extension QueuedEventCounts on Deliveries {
  /// Polls while there is a listener and the app is on screen, and ends if the
  /// SDK isn't configured.
  Stream<int> queuedEventCounts({
    Duration every = const Duration(seconds: 10),
  }) {
    Timer? timer;
    final counts = StreamController<int>(onCancel: () => timer?.cancel());

    Future<void> poll() async {
      if (!_isOnScreen) return;
      try {
        counts.add(await queuedEventCount());
      } on DeliveryException {
        timer?.cancel();
        await counts.close();
      }
    }

    counts.onListen = () {
      timer = Timer.periodic(every, (_) => unawaited(poll()));
      unawaited(poll());
    };
    return counts.stream;
  }
}

bool get _isOnScreen =>
    WidgetsBinding.instance.lifecycleState == AppLifecycleState.resumed;

/// Shows how many events are waiting, and nothing once all have been sent.
class OfflineQueue extends StatelessWidget {
  const OfflineQueue(this.count, {super.key});

  final int count;

  @override
  Widget build(BuildContext context) => count > 0
      ? Text(AppLocalizations.of(context).queuedEvents(count))
      : const SizedBox.shrink();
}
