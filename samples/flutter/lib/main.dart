import 'dart:async';

import 'package:flutter/material.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';
import 'configure_sdk.dart';
import 'courier_home.dart';
import 'deliveries.dart';
import 'l10n/app_localizations.dart';
import 'recover_delivery.dart';

void main() {
  WidgetsFlutterBinding.ensureInitialized();
  DeliverySdk.setBackgroundHandler(onBackgroundEvent);

  final deliveries = SdkDeliveries(
    sdkConfigured,
    DeliveryReporter(const LogBackend()),
  );
  unawaited(recoverOnStart(deliveries));
  runApp(CourierApp(deliveries: deliveries));
}

// #region recover-on-start
Future<void> recoverOnStart(Deliveries deliveries) async {
  if (await deliveries.recover() case RecoveryFailed(:final error)) {
    debugPrint('Cannot recover: ${error.code}');
  }
}
// #endregion recover-on-start

class CourierApp extends StatelessWidget {
  const CourierApp({super.key, required this.deliveries});

  final Deliveries deliveries;

  @override
  Widget build(BuildContext context) => MaterialApp(
    onGenerateTitle: (context) => AppLocalizations.of(context).appName,
    localizationsDelegates: AppLocalizations.localizationsDelegates,
    supportedLocales: AppLocalizations.supportedLocales,
    home: CourierHome(
      deliveries: deliveries,
      job: const CourierJob(
        id: 'order-1042',
        route: 'north-3',
        address: '1 Sample Street, 10115 Berlin, Germany',
      ),
    ),
  );
}
