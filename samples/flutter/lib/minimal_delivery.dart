import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'configure_sdk.dart';

/// One delivery from start to end. Call it when the courier taps a button;
/// [askOutcome] shows your buttons for the end, and waits for one to be tapped.
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

    final session =
        await DeliverySdk.activeSession() ??
        await DeliverySdk.startDelivery(
          'order-1042',
          destination: Destination.address(
            '1 Sample Street, 10115 Berlin, Germany',
          ),
        );

    await Future.wait([
      session.events.forEach((event) {
        debugPrint('${event.kind} at ${event.time}');
      }),
      askOutcome().then(session.complete),
    ]);
  } on DeliveryException catch (e) {
    debugPrint('The delivery stopped: ${e.code}');
  }
}
