import 'dart:async';
import 'dart:collection';

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';
import 'deliveries.dart';
import 'delivery_errors.dart';
import 'proof_of_delivery.dart';
import 'recover_delivery.dart';

// #region model
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

  /// The delivery that the courier has to end, even if its session has expired.
  String? get openId => _openId;
  String? _openId;

  SessionState? get state => _state;
  SessionState? _state;

  late final List<DeliveryEvent> events = UnmodifiableListView(_events);
  final _events = <DeliveryEvent>[];

  Problem? get problem => _problem;
  Problem? _problem;

  /// While a call runs, no button works.
  bool get isBusy => _isBusy;
  bool _isBusy = false;

  /// The open delivery's session; null if it expired while the app wasn't
  /// running.
  DeliverySession? _session;
  StreamSubscription<SessionState>? _states;
  StreamSubscription<DeliveryEvent>? _following;

  /// Ends with the last action.
  Future<void> _turn = Future.value();

  /// The SDK's mode outlives the screen.
  static bool _savesPower = false;
  bool _disposed = false;

  /// Does nothing while a delivery is open: its outcome would be lost.
  Future<void> start(CourierJob job) => _act(() async {
    if (_openId != null) return;
    await _deliveries.requestNotifications();
    _follow(await _deliveries.start(job));
  });

  Future<void> resume() => _act(() async {
    switch (await _deliveries.recover()) {
      case DeliveryRunning(:final session):
        await _followIfOpen(session);
      case DeliveryExpired(:final error):
        await _askForOutcome(error);
      case NothingRunning():
        _openDelivery(null, null);
    }
  });

  /// Ends a running delivery that isn't open, with the outcome or the reason
  /// that your server has.
  Future<void> endOther() => _act(() async {
    if (await _deliveries.recover() case DeliveryRunning(:final session)) {
      final outcome = await _backend.outcomeOf(session.deliveryId);
      final reason = await _backend.reasonOf(session.deliveryId);
      try {
        if (outcome != null) {
          await session.complete(outcome);
        } else if (reason != null) {
          await session.cancel(reason);
        } else {
          _update(() => _problem = Problem.endUnknown);
        }
      } on DeliveryException {
        // It has just ended or expired. Nothing is lost: your server knows how
        // it ended.
      }
    }
  });

  Future<void> askPermission(PermissionLevel level) => _perform(
    () async => _onPermission(await _deliveries.requestPermission(level)),
  );

  // #region end
  Future<void> complete(Outcome outcome) => _act(() => _end(outcome));

  Future<void> leaveAtDoor(String photoId) =>
      _act(() => _end(Outcome.leftAtDoor, photoId));

  Future<void> cancel(CancelReason reason) => _act(() async {
    final id = _openId;
    if (id == null) return;
    if (!await _isRecorded((session) => session.cancel(reason))) {
      await _backend.reportCancelled(id, reason);
    }
    _closeDelivery();
  });

  /// With a webhook, no outcome and no photo is lost: what the SDK can't record
  /// goes to your own server.
  Future<void> _end(Outcome outcome, [String? photoId]) async {
    final id = _openId;
    if (id == null) return;
    if (photoId != null &&
        !await _isRecorded((session) => session.recordProof(photoId))) {
      await _backend.reportProof(id, photoId);
    }
    if (!await _isRecorded((session) => session.complete(outcome))) {
      await _backend.reportOutcome(id, outcome);
    }
    _closeDelivery();
  }

  /// False if, for example, the session has expired.
  Future<bool> _isRecorded(Future<void> Function(DeliverySession) call) async {
    final session = _session;
    if (session == null) return false;
    try {
      await call(session);
      return true;
    } on DeliveryException {
      return false;
    }
  }
  // #endregion end

  /// Another courier's delivery isn't shown, and neither is one that has ended
  /// on your server.
  Future<void> _followIfOpen(DeliverySession running) async {
    if (await _backend.isOpen(running.deliveryId)) return _follow(running);
    _openDelivery(null, null);
    _update(() => _problem = Problem.notOpen);
  }

  Future<void> _askForOutcome(DeliveryException error) async {
    final id = error.deliveryId;
    if (id == null || !await _backend.isOpen(id)) {
      return _openDelivery(null, null);
    }
    _openDelivery(id, null);
    _show(error);
  }

  /// Without an id, the screen shows no delivery, not even one that has ended.
  void _openDelivery(String? id, DeliverySession? session) {
    _closeDelivery();
    _session = session;
    _update(() {
      _openId = id;
      _state = null;
      _events.clear();
    });
  }

  /// After this, events of the delivery no longer change the screen.
  void _closeDelivery() {
    _stopFollowing();
    _session = null;
    _update(() {
      _openId = null;
      _problem = null;
    });
  }

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
    // If a stream failed, its session may still be running: follow it again. On
    // Android, the status doesn't say whether location is on, so without a
    // session, the notice stays.
    final isSolved = switch (_problem?.remedy) {
      Remedy.allowLocation => true,
      Remedy.turnLocationOn => _session != null,
      _ => false,
    };
    if (isSolved) await resume();
  }

  void _show(DeliveryException error) =>
      _update(() => _problem = error.toProblem());

  void _follow(DeliverySession next) {
    if (_disposed) return;
    _openDelivery(next.deliveryId, next);
    // #region follow
    _states = next.state.listen((state) => _update(() => _state = state));
    _following = next.events.listen(
      (event) => _update(() => _events.add(event)),
      onError: _onStreamError,
      onDone: _closeDelivery, // It was completed or cancelled.
      cancelOnError: true,
    );
    // #endregion follow
  }

  void _onStreamError(Object error, StackTrace trace) {
    if (error is! DeliveryException) Error.throwWithStackTrace(error, trace);
    _show(error);
  }

  void _stopFollowing() {
    unawaited(_states?.cancel());
    unawaited(_following?.cancel());
  }

  /// Runs one action after another: after a double tap, the second action finds
  /// nothing left to do.
  Future<void> _act(Future<void> Function() action) {
    Future<void> run() {
      _update(() {
        _isBusy = true;
        _problem = null;
      });
      return _perform(action).whenComplete(() => _update(() => _isBusy = false));
    }

    return _turn = _turn.then((_) => run(), onError: (_) => run());
  }

  Future<void> _perform(Future<void> Function() action) async {
    try {
      await action();
    } on DeliveryException catch (e) {
      _show(e);
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
// #endregion model
