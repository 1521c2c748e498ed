import 'dart:async';

import 'package:courier/background_delivery.dart';
import 'package:courier/courier_model.dart';
import 'package:courier/deliveries.dart';
import 'package:courier/proof_of_delivery.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter_test/flutter_test.dart';

/// Replaces `SdkDeliveries`: every session comes from the simulator.
class SimulatedDeliveries implements Deliveries {
  SimulatedDeliveries(this._recording, {this.expiredId});

  final Recording _recording;
  final String? expiredId;
  DeliverySession? _started;

  /// Another test couldn't start a delivery if this one failed halfway.
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
      ? null
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

  CourierModel modelOf(Recording recording, {String? expiredId}) {
    final deliveries = SimulatedDeliveries(recording, expiredId: expiredId);
    final model = CourierModel(deliveries, const LogBackend());
    addTearDown(deliveries.end);
    addTearDown(model.dispose);
    return model;
  }

  test('leaving a parcel records the proof and completes', () async {
    final model = modelOf(Recording.apartmentDelivery);

    await model.start(job);
    await model.until(() => model.events.any((e) => e.kind is DoorReached));
    await model.leaveAtDoor(
      const Proof(photoId: 'photo-7', place: 'front door'),
    );

    await model.until(() => model.state == SessionState.completed);
    expect(model.problem, isNull);
  });

  test('a delivery that nobody answers ends as a failed attempt', () async {
    final model = modelOf(Recording.failedDelivery);

    await model.start(job);
    await model.until(() => model.events.any((e) => e.kind is Departed));
    await model.complete(Outcome.failedAttempt);

    await model.until(() => model.state == SessionState.completed);
  });

  test('a second delivery is refused while the first one runs', () async {
    final model = modelOf(Recording.houseDelivery);

    await model.start(job);
    await model.until(() => model.state != null);
    await model.start(
      CourierJob(id: 'order-1043', route: job.route, address: job.address),
    );
    expect(model.problem?.code, ErrorCode.deliveryAlreadyActive);
  });

  test('the outcome of an expired delivery goes to the server', () async {
    final model = modelOf(Recording.houseDelivery, expiredId: 'order-1041');

    await model.resume();
    expect(model.expiredId, 'order-1041');
    await model.complete(Outcome.handedToRecipient);

    expect(model.expiredId, isNull);
    expect(await const LogBackend().isOpen('order-1041'), isFalse);
  });
}
