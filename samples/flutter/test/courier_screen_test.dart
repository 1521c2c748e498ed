import 'package:courier/courier_screen.dart';
import 'package:courier/l10n/app_localizations.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter/material.dart';
import 'package:flutter_test/flutter_test.dart';

void main() {
  testWidgets('the screen shows an event', (tester) async {
    final now = DateTime.now().toUtc();
    final atTheDoor = DeliveryEvent(
      eventId: 'event-1',
      deliveryId: 'order-1042',
      kind: DoorReached(),
      time: now,
      detectedAt: now,
      position: Position(
        latitude: 52.53031,
        longitude: 13.38467,
        accuracy: 6.5,
      ),
      confidence: 0.9,
    );

    await tester.pumpWidget(
      MaterialApp(
        localizationsDelegates: AppLocalizations.localizationsDelegates,
        supportedLocales: AppLocalizations.supportedLocales,
        home: CourierScreen(
          permission: PermissionStatus.whileInUse,
          openId: 'order-1042',
          events: [atTheDoor],
          problem: null,
          queuedEvents: 0,
          isBusy: false,
          onAskPermission: () {},
          onOpenSettings: () {},
          onStart: () {},
          onLeaveAtDoor: () {},
          onComplete: (_) {},
          onCancel: () {},
          onRemedy: (_) {},
        ),
      ),
    );

    expect(find.text('At the door'), findsOneWidget);
  });
}
