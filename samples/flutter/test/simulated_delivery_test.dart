import 'package:{{flutter.package}}/{{flutter.package}}.dart';
import 'package:flutter/foundation.dart';
import 'package:flutter_test/flutter_test.dart';

void main() {
  test('a delivery runs from the road to the door', () async {
    final session = await DeliverySimulator.simulateDelivery(
      Recording.apartmentDelivery,
      speed: 0,
    );

    await for (final event in session.events) {
      debugPrint('${event.kind.runtimeType}');
      if (event.kind is Departed) await session.complete(Outcome.leftAtDoor);
    }

    expect(await session.state.first, SessionState.completed);
  });
}
