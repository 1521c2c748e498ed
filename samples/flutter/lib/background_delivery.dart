import 'dart:ui' show DartPluginRegistrant;

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'configure_sdk.dart';

/// Your own server. An implementation keeps what it cannot send, throws
/// nothing, and drops an event that it has seen: after a restart the stream
/// begins with the first event of the delivery again.
abstract interface class DispatchBackend {
  Future<void> report(String deliveryId, DeliveryEvent event);
  Future<void> reportStopped(String deliveryId, ErrorCode code);
}

/// Stands in for a server until you have one.
class LogBackend implements DispatchBackend {
  const LogBackend();

  @override
  Future<void> report(String deliveryId, DeliveryEvent event) async =>
      debugPrint('$deliveryId: ${event.kind} at ${event.time}');

  @override
  Future<void> reportStopped(String deliveryId, ErrorCode code) async =>
      debugPrint('$deliveryId: stopped, $code');
}

// #region background-handler
/// Runs in an isolate of its own while no screen of the app is running.
@pragma('vm:entry-point')
Future<void> onBackgroundEvent(DeliveryEvent event) async {
  DartPluginRegistrant.ensureInitialized();
  try {
    await sdkConfigured;
    if (await DeliverySdk.activeSession() case final session?) {
      await const LogBackend().report(session.deliveryId, event);
    }
  } on DeliveryException catch (e) {
    debugPrint('Not reported, ${e.code}: ${event.kind} at ${event.time}');
  }
}
// #endregion background-handler

// #region reporter
/// Follows a session for as long as the app's main isolate runs.
class DeliveryReporter {
  DeliveryReporter(this._backend);

  final DispatchBackend _backend;
  final _following = <String>{};

  /// Does nothing where this delivery is being followed already.
  Future<void> follow(DeliverySession session) async {
    final id = session.deliveryId;
    if (!_following.add(id)) return;
    try {
      await for (final event in session.events) {
        await _backend.report(id, event);
      }
    } on DeliveryException catch (e) {
      await _backend.reportStopped(id, e.code);
    } finally {
      _following.remove(id);
    }
  }
}
// #endregion reporter
