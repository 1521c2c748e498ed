import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'configure_sdk.dart';

/// One delivery from start to end. Call it when the courier taps a button.
Future<void> deliver() async {
  try {
    await sdkConfigured;

    final permission = await DeliverySdk.requestPermission(
      PermissionLevel.whileInUse,
    );
    if (permission != PermissionStatus.whileInUse &&
        permission != PermissionStatus.always) {
      debugPrint('No delivery without a precise position: $permission');
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

    await for (final event in session.events) {
      debugPrint('${event.kind} at ${event.time}');
      if (event.kind is HandedOver) {
        await session.complete(Outcome.handedToRecipient);
      }
    }
  } on DeliveryException catch (e) {
    debugPrint('The delivery stopped: ${e.code}');
  }
}
