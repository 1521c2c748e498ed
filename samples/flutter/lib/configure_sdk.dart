import 'package:{{flutter.package}}/{{flutter.package}}.dart';

// #region configure
const _apiKey = String.fromEnvironment('DELIVERY_API_KEY');

/// The other calls await this. It fails if `configure` failed. Dart runs it when
/// it is first used, once in each isolate.
final Future<void> sdkConfigured = DeliverySdk.configure(
  apiKey: _apiKey,
  options: ConfigureOptions(
    notification: DeliveryNotification(
      title: 'Courier',
      text: 'Following your delivery',
      icon: 'ic_delivery',
    ),
  ),
);
// #endregion configure
