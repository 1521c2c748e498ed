import 'dart:async';
import 'dart:collection';

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'deliveries.dart';
import 'proof_of_delivery.dart';
import 'recover_delivery.dart';

extension FinalState on SessionState {
  bool get isFinal => switch (this) {
    SessionState.enRoute ||
    SessionState.arriving ||
    SessionState.onSite => false,
    SessionState.completed ||
    SessionState.cancelled ||
    SessionState.expired => true,
  };
}

extension PrecisePermission on PermissionStatus {
  bool get isPrecise =>
      this == PermissionStatus.whileInUse || this == PermissionStatus.always;
}

class CourierModel extends ChangeNotifier {
  CourierModel(this._deliveries);

  final Deliveries _deliveries;

  PermissionStatus get permission => _permission;
  PermissionStatus _permission = PermissionStatus.notDetermined;

  SessionState? get state => _state;
  SessionState? _state;

  late final List<DeliveryEvent> events = UnmodifiableListView(_events);
  final _events = <DeliveryEvent>[];

  ErrorCode? get problem => _problem;
  ErrorCode? _problem;

  DeliverySession? _session;
  StreamSubscription<SessionState>? _states;
  StreamSubscription<DeliveryEvent>? _following;
  bool? _savesPower;
  bool _disposed = false;

  Future<void> start(CourierJob job) =>
      _perform(() async => _follow(await _deliveries.start(job)));

  Future<void> resume() => _perform(() async {
    switch (await _deliveries.recover()) {
      case DeliveryRunning(:final session):
        _follow(session);
      case RecoveryFailed(:final code):
        show(code);
      case DeliveryExpired():
        show(ErrorCode.sessionExpired);
      case NothingRunning():
        break;
    }
  });

  // #region ask-permission
  Future<void> askPermission(PermissionLevel level) => _perform(
    clearProblem: false,
    () async => _onPermission(await _deliveries.requestPermission(level)),
  );
  // #endregion ask-permission

  // #region complete-or-cancel
  Future<void> complete(Outcome outcome) => _perform(() async {
    await _session?.complete(outcome);
  });

  Future<void> cancel(CancelReason reason) => _perform(() async {
    await _session?.cancel(reason);
  });
  // #endregion complete-or-cancel

  // #region leave-at-door
  Future<void> leaveAtDoor(Proof proof) => _perform(() async {
    final running = _session;
    if (running == null) return;
    final result = await running.recordProof(proof);
    await running.complete(Outcome.leftAtDoor);
    if (result case ProofRefused(:final code)) show(code);
  });
  // #endregion leave-at-door

  /// Call this whenever the screen comes back: the courier may have been in the
  /// settings.
  Future<void> onScreenVisible({required bool powerSaving}) => _perform(
    clearProblem: false,
    () async {
      if (powerSaving != _savesPower) {
        await _deliveries.setPowerSaving(on: powerSaving);
        _savesPower = powerSaving;
      }
      await _onPermission(await _deliveries.permissionStatus());
    },
  );

  Future<void> _onPermission(PermissionStatus status) async {
    _update(() => _permission = status);
    // If a stream failed, its session may still be running: follow it again.
    final waited =
        _problem == ErrorCode.permissionDenied ||
        _problem == ErrorCode.locationDisabled;
    if (waited && status.isPrecise) await resume();
  }

  void show(ErrorCode code) => _update(() => _problem = code);

  // #region follow
  void _follow(DeliverySession next) {
    if (_disposed) return;
    _stopFollowing();
    _session = next;
    _update(_events.clear);
    _states = next.state.listen((state) => _update(() => _state = state));
    _following = next.events.listen(
      (event) => _update(() => _events.add(event)),
      onError: _onStreamError,
      onDone: () => _session = null,
      cancelOnError: true,
    );
  }

  void _onStreamError(Object error, StackTrace trace) {
    if (error is! DeliveryException) Error.throwWithStackTrace(error, trace);
    show(error.code);
  }

  void _stopFollowing() {
    unawaited(_states?.cancel());
    unawaited(_following?.cancel());
  }
  // #endregion follow

  // #region perform
  Future<void> _perform(
    Future<void> Function() action, {
    bool clearProblem = true,
  }) async {
    if (clearProblem) _update(() => _problem = null);
    try {
      await action();
    } on DeliveryException catch (e) {
      show(e.code);
    }
  }
  // #endregion perform

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
