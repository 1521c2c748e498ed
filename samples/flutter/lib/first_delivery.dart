// #region quick-start
import 'package:flutter/foundation.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

/// [askOutcome] is yours: it shows buttons, and waits until the courier taps
/// one.
Future<void> deliver(
  String apiKey,
  Future<Outcome> Function() askOutcome,
) async {
  // #region skeleton
  await DeliverySdk.configure(apiKey: apiKey);
  await DeliverySdk.requestPermission(PermissionLevel.whileInUse);
  // Give each attempt an id of its own.
  final session = await DeliverySdk.startDelivery(
    'order-1042',
    destination: Destination.coordinates(52.53031, 13.38467),
  );
  session.events.listen(
    (event) => debugPrint('${event.kind.runtimeType}'),
    onError: (Object error) => debugPrint('No more events: $error'),
  );
  // When the courier taps "Handed over", for example:
  await session.complete(await askOutcome());
  // #endregion skeleton
}
// #endregion quick-start
