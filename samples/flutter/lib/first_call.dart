// #region skeleton
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

Future<void> configureDeliveries() => DeliverySdk.configure(
  apiKey: const String.fromEnvironment('DELIVERY_API_KEY'),
);
// #endregion skeleton
