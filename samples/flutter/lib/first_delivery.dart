import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// A whole delivery in a few lines, without a way out of errors:
/// `minimal_delivery.dart` has one.
Future<void> firstDelivery(String apiKey) async {
  // #region skeleton
  await DeliverySdk.configure(apiKey: apiKey);
  await DeliverySdk.requestPermission(PermissionLevel.whileInUse);
  final session = await DeliverySdk.startDelivery(
    'order-1042',
    destination: Destination.coordinates(52.53031, 13.38467),
  );
  session.events.listen((event) => debugPrint('${event.kind.runtimeType}'));
  // When the courier taps "Handed over":
  await session.complete(Outcome.handedToRecipient);
  // #endregion skeleton
}
