import 'dart:async';
import 'dart:collection';

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';
import 'deliveries.dart';
import 'proof_of_delivery.dart';
import 'recover_delivery.dart';

extension FinalState on SessionState {
  bool get isFinal => switch (this) {
    SessionState.completed ||
    SessionState.cancelled ||
    SessionState.expired => true,
    _ => false,
  };
}

extension PrecisePermission on PermissionStatus {
  bool get isPrecise =>
      this == PermissionStatus.whileInUse || this == PermissionStatus.always;
}

class CourierModel extends ChangeNotifier {
  CourierModel(this._deliveries, this._backend);

  final Deliveries _deliveries;
  final DispatchBackend _backend;

  PermissionStatus get permission => _permission;
  PermissionStatus _permission = PermissionStatus.notDetermined;

  SessionState? get state => _state;
  SessionState? _state;

  late final List<DeliveryEvent> events = UnmodifiableListView(_events);
  final _events = <DeliveryEvent>[];

  DeliveryException? get problem => _problem;
  DeliveryException? _problem;

  /// While a call runs, no button works.
  bool get isBusy => _isBusy;
  bool _isBusy = false;

  /// A delivery whose session has expired before the courier entered an
  /// outcome.
  String? get expiredId => _expiredId;
  String? _expiredId;

  DeliverySession? _session;
  StreamSubscription<SessionState>? _states;
  StreamSubscription<DeliveryEvent>? _following;
  /// The SDK's mode outlives the screen.
  static bool _savesPower = false;
  bool _disposed = false;

  /// The delivery starts even if the courier doesn't allow notifications.
  Future<void> start(CourierJob job) => _act(() async {
    await _deliveries.requestNotifications();
    _follow(await _deliveries.start(job));
  });

  Future<void> resume() async {
    _update(() => _problem = null);
    await _recover();
  }

  Future<void> _recover() async {
    switch (await _deliveries.recover()) {
      case DeliveryRunning(:final session):
        _follow(session);
      case DeliveryExpired(:final error) || RecoveryFailed(:final error):
        await show(error);
      case NothingRunning():
        break;
    }
  }

  Future<void> askPermission(PermissionLevel level) => _act(
    clearProblem: false,
    () async => _onPermission(await _deliveries.requestPermission(level)),
  );

  // #region end
  Future<void> complete(Outcome outcome) => _act(() => _end(outcome));

  Future<void> leaveAtDoor(Proof proof) =>
      _act(() => _end(Outcome.leftAtDoor, proof));

  /// No outcome is lost: if the session has expired or ended already, it goes
  /// to your own server.
  Future<void> _end(Outcome outcome, [Proof? proof]) async {
    if (_expiredId case final id?) return _report(id, outcome, proof);
    final running = _running;
    try {
      final refusal = proof == null ? null : await running.recordProof(proof);
      await running.complete(outcome);
      if (refusal != null) await show(refusal);
    } on DeliveryException {
      await _report(running.deliveryId, outcome, proof);
    }
  }

  Future<void> _report(
    String deliveryId,
    Outcome outcome,
    Proof? proof,
  ) async {
    await _backend.reportOutcome(deliveryId, outcome, proof);
    _session = null;
    _update(() => _expiredId = null);
  }
  // #endregion end

  Future<void> cancel(CancelReason reason) =>
      _act(() => _running.cancel(reason));

  /// Throws an exception if there is no delivery to end.
  DeliverySession get _running =>
      _session ?? (throw DeliveryException(ErrorCode.sessionEnded));

  /// Call this whenever the screen comes back: the courier may have been in the
  /// settings.
  Future<void> onScreenVisible({required bool powerSaving}) =>
      _perform(() async {
        if (powerSaving != _savesPower) {
          await _deliveries.setPowerSaving(on: powerSaving);
          _savesPower = powerSaving;
        }
        await _onPermission(await _deliveries.permissionStatus());
      });

  Future<void> _onPermission(PermissionStatus status) async {
    _update(() => _permission = status);
    if (!status.isPrecise) return;
    // If a stream failed, its session may still be running: follow it again.
    switch (_problem?.code) {
      case ErrorCode.permissionDenied:
        await resume();
      case ErrorCode.locationDisabled:
        // On Android, the status doesn't say whether location is on again, so
        // the notice stays until a session is followed.
        await _recover();
      default:
        break;
    }
  }

  /// Keeps the buttons for the outcome of an expired delivery, unless your
  /// server has one or another courier made the delivery.
  Future<void> show(DeliveryException error) async {
    final expired = error.deliveryId;
    if (expired != null && !await _backend.isOpen(expired)) return;
    _update(() {
      _problem = error;
      _expiredId = expired ?? _expiredId;
    });
  }

  void _follow(DeliverySession next) {
    if (_disposed) return;
    _stopFollowing();
    _session = next;
    _update(() {
      _events.clear();
      _problem = null;
    });
    // #region follow
    _states = next.state.listen((state) => _update(() => _state = state));
    _following = next.events.listen(
      (event) => _update(() => _events.add(event)),
      onError: _onStreamError,
      onDone: () => _session = null,
      cancelOnError: true,
    );
    // #endregion follow
  }

  void _onStreamError(Object error, StackTrace trace) {
    if (error is! DeliveryException) Error.throwWithStackTrace(error, trace);
    unawaited(show(error));
  }

  void _stopFollowing() {
    unawaited(_states?.cancel());
    unawaited(_following?.cancel());
  }

  /// Runs one call for the courier at a time, so that a double tap records
  /// nothing twice.
  Future<void> _act(
    Future<void> Function() action, {
    bool clearProblem = true,
  }) async {
    if (_isBusy) return;
    _update(() {
      _isBusy = true;
      if (clearProblem) _problem = null;
    });
    await _perform(action).whenComplete(() => _update(() => _isBusy = false));
  }

  Future<void> _perform(Future<void> Function() action) async {
    try {
      await action();
    } on DeliveryException catch (e) {
      await show(e);
    }
  }

  void _update(VoidCallback change) {
    if (_disposed) return;
    change();
    notifyListeners();
  }

  @override
  void dispose() {
    _disposed = true;
    _stopFollowing();
    super.dispose();
  }
}
