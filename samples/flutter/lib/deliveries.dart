import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart' show PlatformException;
import 'package:permission_handler/permission_handler.dart'
    show Permission, PermissionActions;
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';

// #region interface
/// What the app needs from the SDK. Tests replace it with the simulator.
abstract interface class Deliveries {
  Future<PermissionStatus> permissionStatus();
  Future<PermissionStatus> requestPermission(PermissionLevel level);
  Future<void> requestNotifications();
  Future<DeliverySession> start(CourierJob job);
  Future<DeliverySession?> active();
  Future<int> queuedEventCount();
  Future<void> setPowerSaving({required bool on});
  Future<void> deleteLocalData();
}
// #endregion interface

/// A delivery as your server describes it.
class CourierJob {
  const CourierJob({
    required this.id,
    required this.route,
    required this.address,
    this.placeId,
    this.plusCode,
    this.latitude,
    this.longitude,
  });

  final String id;
  final String route;
  final String address;
  final String? placeId;
  final String? plusCode;
  final double? latitude;
  final double? longitude;

  /// The forms that work offline come first.
  Destination get destination => switch (this) {
    CourierJob(:final latitude?, :final longitude?) =>
      Destination.coordinates(latitude, longitude),
    CourierJob(:final plusCode?) => Destination.plusCode(plusCode),
    CourierJob(:final placeId?) => Destination.placeId(placeId),
    CourierJob(:final address) => Destination.address(address),
  };
}

class SdkDeliveries implements Deliveries {
  const SdkDeliveries(this._configured, this._reporter);

  final Future<void> _configured;
  final DeliveryReporter _reporter;

  @override
  Future<PermissionStatus> permissionStatus() async {
    await _configured;
    return DeliverySdk.permissionStatus();
  }

  @override
  Future<PermissionStatus> requestPermission(PermissionLevel level) async {
    await _configured;
    return DeliverySdk.requestPermission(level);
  }

  /// Android shows the dialog until the courier has allowed or twice denied it.
  /// The delivery starts even if the request fails.
  @override
  Future<void> requestNotifications() async {
    if (defaultTargetPlatform == TargetPlatform.android) {
      try {
        await Permission.notification.request();
      } on PlatformException catch (e) {
        debugPrint('Cannot ask for notifications: ${e.code}');
      }
    }
  }

  // #region start
  @override
  Future<DeliverySession> start(CourierJob job) async {
    await _configured;
    final session = await DeliverySdk.startDelivery(
      job.id,
      destination: job.destination,
      options: DeliveryOptions(
        expiresAfter: const Duration(hours: 8),
        attributes: {'route': job.route},
      ),
    );
    unawaited(_reporter.follow(session));
    return session;
  }
  // #endregion start

  @override
  Future<DeliverySession?> active() async {
    await _configured;
    final session = await DeliverySdk.activeSession();
    if (session != null) unawaited(_reporter.follow(session));
    return session;
  }

  @override
  Future<int> queuedEventCount() async {
    await _configured;
    return DeliverySdk.queuedEventCount();
  }

  /// If [on] is false, sets the app's mode; if your deliveries have a mode of
  /// their own, set that one instead.
  @override
  Future<void> setPowerSaving({required bool on}) async {
    await _configured;
    await DeliverySdk.setBatteryMode(
      on ? BatteryMode.saver : BatteryMode.balanced,
    );
  }

  @override
  Future<void> deleteLocalData() async {
    await _configured;
    await DeliverySdk.deleteLocalData();
  }
}
