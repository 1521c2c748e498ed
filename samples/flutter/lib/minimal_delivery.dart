import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'configure_sdk.dart';

/// One delivery from start to end. Call it when the courier taps a button,
/// and again if the app restarts before its end; [askOutcome] shows your
/// buttons for the end, and waits for one to be tapped.
Future<void> deliver(Future<Outcome> Function() askOutcome) async {
  try {
    await sdkConfigured;

    final permission = await DeliverySdk.requestPermission(
      PermissionLevel.whileInUse,
    );
    if (permission != PermissionStatus.whileInUse &&
        permission != PermissionStatus.always) {
      debugPrint('Not allowed to use precise location: $permission');
      return;
    }

    final session = await DeliverySdk.startDelivery(
      'order-1042',
      destination: Destination.address(
        '1 Sample Street, 10115 Berlin, Germany',
      ),
    );

    unawaited(_logEvents(session));
    await session.complete(await askOutcome());
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
