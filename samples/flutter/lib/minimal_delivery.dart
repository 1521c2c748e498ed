import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// One delivery from start to end. Call it when the courier taps a button, with
/// an id that you've never used before; [askOutcome] shows your buttons and
/// waits for a tap.
Future<void> deliver(
  String deliveryId, {
  required Destination destination,
  required String apiKey,
  required Future<Outcome> Function() askOutcome,
}) async {
  try {
    await DeliverySdk.configure(apiKey: apiKey);

    // #region ask-permission
    final permission = await DeliverySdk.requestPermission(
      PermissionLevel.whileInUse,
    );
    if (permission != PermissionStatus.whileInUse &&
        permission != PermissionStatus.always) {
      debugPrint('Not allowed to use precise location: $permission');
      return;
    }
    // #endregion ask-permission

    final session = await DeliverySdk.startDelivery(
      deliveryId,
      destination: destination,
    );
    unawaited(_logEvents(session));
    final outcome = await askOutcome();
    try {
      await session.complete(outcome);
    } on DeliveryException {
      // Store `outcome` here, and send it to your own server.
      rethrow;
    }
  } on DeliveryException catch (e) {
    debugPrint('The delivery failed: ${e.code}');
  }
}

/// Ends if the stream fails; the courier can still end the delivery.
Future<void> _logEvents(DeliverySession session) async {
  try {
    await for (final event in session.events) {
      if (kDebugMode) debugPrint('${event.kind.runtimeType} at ${event.time}');
    }
  } on DeliveryException catch (e) {
    debugPrint('No more events: ${e.code}');
  }
}
