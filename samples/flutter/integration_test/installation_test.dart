import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:integration_test/integration_test.dart';

void main() {
  IntegrationTestWidgetsFlutterBinding.ensureInitialized();

  testWidgets('the simulator replays a delivery', (_) async {
    DeliverySdk.setLogLevel(LogLevel.debug);
    final session = await DeliverySimulator.simulateDelivery(
      Recording.houseDelivery,
      speed: 0,
    );

    // Another test couldn't start a delivery if this one failed halfway.
    addTearDown(
      () => session.cancel(CancelReason.courierCancelled).catchError((_) {}),
    );

    await session.events.firstWhere((event) => event.kind is HandedOver);
    await session.complete(Outcome.handedToRecipient);

    expect(await session.state.first, SessionState.completed);
  });
}
