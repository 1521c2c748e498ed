import 'dart:async';

import 'package:courier/background_delivery.dart';
import 'package:courier/courier_model.dart';
import 'package:courier/deliveries.dart';
import 'package:courier/delivery_errors.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter_test/flutter_test.dart';

// #region tests
/// Replaces `SdkDeliveries`: every session comes from the simulator.
class SimulatedDeliveries implements Deliveries {
  SimulatedDeliveries(this._recording, {this.expiredId});

  final Recording _recording;
  final String? expiredId;
  DeliverySession? _started;

  /// Ends the delivery even if the test fails halfway: otherwise, the next test
  /// couldn't start one.
  Future<void>? end() =>
      _started?.cancel(CancelReason.courierCancelled).catchError((_) {});

  @override
  Future<PermissionStatus> permissionStatus() async =>
      PermissionStatus.whileInUse;
  @override
  Future<PermissionStatus> requestPermission(PermissionLevel level) async =>
      PermissionStatus.whileInUse;
  @override
  Future<void> requestNotifications() async {}
  @override
  Future<DeliverySession> start(CourierJob job) async =>
      _started = await DeliverySimulator.simulateDelivery(_recording, speed: 0);
  @override
  Future<DeliverySession?> active() async => expiredId == null
      ? _started
      : throw DeliveryException(
          ErrorCode.sessionExpired,
          deliveryId: expiredId,
        );
  @override
  Future<int> queuedEventCount() async => 0;
  @override
  Future<void> setPowerSaving({required bool on}) async {}
  @override
  Future<void> deleteLocalData() async {}
}

/// Replaces your own server, which waits for an outcome for every delivery.
class RecordingBackend implements DispatchBackend {
  final outcomes = <String, Outcome>{};
  final reasons = <String, CancelReason>{};
  final photos = <String>[];

  @override
  Future<void> report(DeliveryEvent event) async {}
  @override
  Future<void> reportStopped(String deliveryId, ErrorCode code) async {}
  @override
  Future<void> reportOutcome(String deliveryId, Outcome outcome) async =>
      outcomes[deliveryId] = outcome;
  @override
  Future<void> reportCancelled(String deliveryId, CancelReason reason) async =>
      reasons[deliveryId] = reason;
  @override
  Future<void> reportProof(String deliveryId, String photoId) async =>
      photos.add(photoId);
  @override
  Future<bool> isOpen(String deliveryId) async =>
      !outcomes.containsKey(deliveryId) && !reasons.containsKey(deliveryId);
  @override
  Future<Outcome?> outcomeOf(String deliveryId) async => outcomes[deliveryId];
  @override
  Future<CancelReason?> reasonOf(String deliveryId) async =>
      reasons[deliveryId];
  @override
  Future<void> send() async {}
}

extension on CourierModel {
  /// Completes when the model reaches the expected state.
  Future<void> until(bool Function() reached) async {
    final done = Completer<void>();
    void check() {
      if (reached() && !done.isCompleted) done.complete();
    }

    addListener(check);
    check();
    await done.future;
    removeListener(check);
  }
}

void main() {
  const job = CourierJob(
    id: 'order-1042',
    route: 'north-3',
    address: '1 Sample Street, 10115 Berlin, Germany',
  );

  late RecordingBackend backend;
  setUp(() => backend = RecordingBackend());

  CourierModel modelOf(Recording recording, {String? expiredId}) {
    final deliveries = SimulatedDeliveries(recording, expiredId: expiredId);
    final model = CourierModel(deliveries, backend);
    addTearDown(deliveries.end);
    addTearDown(model.dispose);
    return model;
  }

  test('leaving a parcel records the proof and completes', () async {
    final model = modelOf(Recording.apartmentDelivery);

    await model.start(job);
    await model.until(() => model.events.any((e) => e.kind is DoorReached));
    await model.leaveAtDoor('photo-7');

    expect(model.openId, isNull);
    expect(backend.outcomes, isEmpty);
    expect(backend.photos, isEmpty);
  });

  test('a photo that the SDK refuses goes to the server', () async {
    final model = modelOf(Recording.houseDelivery);
    final tooLong = '7' * 257;

    await model.start(job);
    await model.leaveAtDoor(tooLong);

    expect(model.openId, isNull);
    expect(backend.outcomes, isEmpty);
    expect(backend.photos, [tooLong]);
  });

  test('a delivery that nobody answers ends as a failed attempt', () async {
    final model = modelOf(Recording.failedDelivery);

    await model.start(job);
    await model.until(() => model.events.any((e) => e.kind is Departed));
    await model.complete(Outcome.failedAttempt);

    expect(model.openId, isNull);
    expect(backend.outcomes, isEmpty);
  });

  test('a delivery is refused while another one runs', () async {
    await modelOf(Recording.houseDelivery).start(job);
    final other = modelOf(Recording.houseDelivery);

    await other.start(job);

    expect(other.problem?.remedy, Remedy.resume);
  });

  test('a running delivery without an outcome or a reason goes on', () async {
    final deliveries = SimulatedDeliveries(Recording.houseDelivery);
    addTearDown(deliveries.end);
    final running = await deliveries.start(job);
    final model = CourierModel(deliveries, backend);
    addTearDown(model.dispose);

    await model.endOther();

    expect(model.problem, Problem.endUnknown);
    await running.cancel(CancelReason.courierCancelled); // Fails if it ended.
  });

  test('a running delivery ends with the outcome the server has', () async {
    final deliveries = SimulatedDeliveries(Recording.houseDelivery);
    addTearDown(deliveries.end);
    final running = await deliveries.start(job);
    backend.outcomes[running.deliveryId] = Outcome.leftAtDoor; // Not open.
    final model = CourierModel(deliveries, backend);
    addTearDown(model.dispose);

    await model.resume();
    expect(model.openId, isNull);
    expect(model.problem?.remedy, Remedy.endOther);
    await model.endOther();

    expect(model.problem, isNull);
    expect(await running.state.first, SessionState.completed);
  });

  test('an expired delivery needs an outcome before another starts', () async {
    final model = modelOf(Recording.houseDelivery, expiredId: 'order-1041');

    await model.resume();
    await model.start(job);
    expect(model.openId, 'order-1041');
    await model.complete(Outcome.handedToRecipient);

    expect(model.openId, isNull);
    expect(backend.outcomes, {'order-1041': Outcome.handedToRecipient});
  });

  test('the reason for cancelling an expired delivery is reported', () async {
    final model = modelOf(Recording.houseDelivery, expiredId: 'order-1041');

    await model.resume();
    await model.cancel(CancelReason.reassigned);

    expect(model.openId, isNull);
    expect(backend.reasons, {'order-1041': CancelReason.reassigned});
  });
}
// #endregion tests
