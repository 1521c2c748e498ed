import 'dart:ui' show DartPluginRegistrant;

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

// #region background
/// Your own server. An implementation must store what it gets and return at
/// once: until it returns, neither the next event nor an error arrives. It never
/// throws. It skips an `eventId` that it has seen, since every new listener gets
/// all events again.
abstract interface class DispatchBackend {
  Future<void> report(DeliveryEvent event);
  Future<void> reportStopped(String deliveryId, ErrorCode code);

  /// The outcome of a delivery that the SDK can no longer complete.
  Future<void> reportOutcome(String deliveryId, Outcome outcome);

  /// Why a delivery has no outcome, if the SDK can no longer cancel it.
  Future<void> reportCancelled(String deliveryId, CancelReason reason);

  /// The id of a photo that the SDK has refused.
  Future<void> reportProof(String deliveryId, String photoId);

  /// True if the courier who is signed in started this delivery, and your server
  /// doesn't yet know how it ended. Keep a record on the device of who started
  /// which delivery. If the device is offline, return true if this courier
  /// started the delivery and the phone has stored neither an outcome nor a
  /// reason for it. Keep a stored outcome or reason until another delivery
  /// starts, even after sending it.
  Future<bool> isOpen(String deliveryId);

  /// The outcome that the phone has stored or your server has for a delivery
  /// that isn't open. Null if neither has one.
  Future<Outcome?> outcomeOf(String deliveryId);

  /// The same for the reason why there is no outcome.
  Future<CancelReason?> reasonOf(String deliveryId);

  /// Tries to send what is stored. Only the background handler waits for it.
  Future<void> send();
}

/// Passes an event on while the app has no Android activity, in an isolate of
/// its own: no other code of yours runs then.
@pragma('vm:entry-point')
Future<void> onBackgroundEvent(DeliveryEvent event) async {
  DartPluginRegistrant.ensureInitialized();
  const backend = LogBackend();
  await backend.report(event);
  await backend.send();
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
// #endregion background

/// Logs what your own server would receive, in debug builds only: `debugPrint`
/// writes to the log of a release too.
class LogBackend implements DispatchBackend {
  const LogBackend();

  static final _outcomes = <String, Outcome>{};
  static final _reasons = <String, CancelReason>{};

  @override
  Future<void> report(DeliveryEvent event) async {
    if (kDebugMode) debugPrint('${nameOf(event.kind)} at ${event.time}');
  }

  @override
  Future<void> reportStopped(String deliveryId, ErrorCode code) async {
    if (kDebugMode) debugPrint('$deliveryId: stopped, $code');
  }

  @override
  Future<void> reportOutcome(String deliveryId, Outcome outcome) async {
    _outcomes[deliveryId] = outcome;
    if (kDebugMode) debugPrint('$deliveryId: $outcome');
  }

  @override
  Future<void> reportCancelled(String deliveryId, CancelReason reason) async {
    _reasons[deliveryId] = reason;
    if (kDebugMode) debugPrint('$deliveryId: cancelled, $reason');
  }

  @override
  Future<void> reportProof(String deliveryId, String photoId) async {
    if (kDebugMode) debugPrint('$deliveryId: $photoId');
  }

  @override
  Future<bool> isOpen(String deliveryId) async =>
      !_outcomes.containsKey(deliveryId) && !_reasons.containsKey(deliveryId);

  @override
  Future<Outcome?> outcomeOf(String deliveryId) async => _outcomes[deliveryId];

  @override
  Future<CancelReason?> reasonOf(String deliveryId) async =>
      _reasons[deliveryId];

  /// The log has everything already.
  @override
  Future<void> send() async {}
}

/// The name that a webhook uses.
String nameOf(DeliveryEventKind kind) => switch (kind) {
  Approaching() => 'approaching',
  Parked() => 'parked',
  BuildingEntered() => 'buildingEntered',
  FloorChanged() => 'floorChanged',
  DoorReached() => 'doorReached',
  HandedOver() => 'handedOver',
  Departed() => 'departed',
  Recorded() => 'recorded',
  // A kind that a later version adds.
  _ => 'other',
};
