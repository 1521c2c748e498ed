import 'dart:ui' show DartPluginRegistrant;

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'proof_of_delivery.dart';

/// Your own server. An implementation stores what it gets and returns at once:
/// while it waits, no event and no error arrives. It never throws. It skips an
/// `eventId` that it has seen, since every new listener gets all events again.
abstract interface class DispatchBackend {
  Future<void> report(DeliveryEvent event);
  Future<void> reportStopped(String deliveryId, ErrorCode code);

  /// The outcome of a delivery that the SDK can no longer complete.
  Future<void> reportOutcome(String deliveryId, Outcome outcome, Proof? proof);

  /// Whether the courier who is signed in still has to enter the outcome of
  /// this delivery. If the phone is offline and doesn't know, true: a question
  /// too many is better than a lost outcome.
  Future<bool> isOpen(String deliveryId);
}

/// Logs what your own server would receive, in debug builds only: `debugPrint`
/// writes to the log of a release too.
class LogBackend implements DispatchBackend {
  const LogBackend();

  static final _closed = <String>{};

  @override
  Future<void> report(DeliveryEvent event) async {
    if (kDebugMode) debugPrint('${event.kind.runtimeType} at ${event.time}');
  }

  @override
  Future<void> reportStopped(String deliveryId, ErrorCode code) async {
    if (kDebugMode) debugPrint('$deliveryId: stopped, $code');
  }

  @override
  Future<void> reportOutcome(
    String deliveryId,
    Outcome outcome,
    Proof? proof,
  ) async {
    _closed.add(deliveryId);
    if (kDebugMode) debugPrint('$deliveryId: $outcome, ${proof?.photoId}');
  }

  @override
  Future<bool> isOpen(String deliveryId) async => !_closed.contains(deliveryId);
}

/// Passes an event on while the app has no Android activity, in an isolate of
/// its own.
@pragma('vm:entry-point')
Future<void> onBackgroundEvent(DeliveryEvent event) async {
  DartPluginRegistrant.ensureInitialized();
  await const LogBackend().report(event);
}

/// Follows a session for as long as the app's main isolate runs.
class DeliveryReporter {
  DeliveryReporter(this._backend);

  final DispatchBackend _backend;
  final _following = <DeliverySession>{};

  /// Does nothing while it follows this session. After an error, call it again.
  Future<void> follow(DeliverySession session) async {
    if (!_following.add(session)) return;
    ErrorCode? stopped;
    try {
      await for (final event in session.events) {
        await _backend.report(event);
      }
    } on DeliveryException catch (e) {
      stopped = e.code;
    } finally {
      _following.remove(session);
    }
    if (stopped != null) {
      await _backend.reportStopped(session.deliveryId, stopped);
    }
  }
}
