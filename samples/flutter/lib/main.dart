import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/material.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';
import 'configure_sdk.dart';
import 'courier_home.dart';
import 'deliveries.dart';
import 'l10n/app_localizations.dart';
import 'recover_delivery.dart';

// #region main
void main() {
  WidgetsFlutterBinding.ensureInitialized();
  if (kDebugMode) DeliverySdk.setLogLevel(LogLevel.debug);
  DeliverySdk.setBackgroundHandler(onBackgroundEvent);

  const backend = LogBackend();
  final deliveries = SdkDeliveries(sdkConfigured, DeliveryReporter(backend));
  unawaited(recoverOnStart(deliveries));
  runApp(CourierApp(deliveries: deliveries, backend: backend));
}

// #region recover-on-start
Future<void> recoverOnStart(Deliveries deliveries) async {
  try {
    await deliveries.recover();
  } on DeliveryException catch (e) {
    debugPrint('Cannot recover: ${e.code}');
  }
}
// #endregion recover-on-start
// #endregion main

/// Your server hands out the jobs, and gives each attempt an id of its own.
CourierJob _nextJob() => CourierJob(
  id: 'order-${DateTime.now().millisecondsSinceEpoch}',
  route: 'north-3',
  address: '1 Sample Street, 10115 Berlin, Germany',
);

class CourierApp extends StatelessWidget {
  const CourierApp({
    super.key,
    required this.deliveries,
    required this.backend,
  });

  final Deliveries deliveries;
  final DispatchBackend backend;

  @override
  Widget build(BuildContext context) => MaterialApp(
    onGenerateTitle: (context) => AppLocalizations.of(context).appName,
    localizationsDelegates: AppLocalizations.localizationsDelegates,
    supportedLocales: AppLocalizations.supportedLocales,
    home: CourierHome(
      deliveries: deliveries,
      backend: backend,
      nextJob: _nextJob,
    ),
  );
}
