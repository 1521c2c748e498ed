import 'dart:ui' show DartPluginRegistrant;

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// Your own server. An implementation stores what it can't send, never throws,
/// and skips an `eventId` that it has seen: after a restart, the stream begins
/// with the first event again.
abstract interface class DispatchBackend {
  Future<void> report(DeliveryEvent event);
  Future<void> reportStopped(String deliveryId, ErrorCode code);
}

/// Stands in for a server until you have one.
class LogBackend implements DispatchBackend {
  const LogBackend();

  @override
  Future<void> report(DeliveryEvent event) async =>
      debugPrint('${event.eventId}: ${event.kind} at ${event.time}');

  @override
  Future<void> reportStopped(String deliveryId, ErrorCode code) async =>
      debugPrint('$deliveryId: stopped, $code');
}

// #region background-handler
/// Passes an event on while the app has no screen, in an isolate of its own.
@pragma('vm:entry-point')
Future<void> onBackgroundEvent(DeliveryEvent event) async {
  DartPluginRegistrant.ensureInitialized();
  await const LogBackend().report(event);
}
// #endregion background-handler

// #region reporter
/// Follows a session for as long as the app's main isolate runs.
class DeliveryReporter {
  DeliveryReporter(this._backend);

  final DispatchBackend _backend;
  final _following = <String>{};

  /// Does nothing if it already follows this delivery.
  Future<void> follow(DeliverySession session) async {
    final id = session.deliveryId;
    if (!_following.add(id)) return;
    try {
      await for (final event in session.events) {
        await _backend.report(event);
      }
    } on DeliveryException catch (e) {
      await _backend.reportStopped(id, e.code);
    } finally {
      _following.remove(id);
    }
  }
}
// #endregion reporter
