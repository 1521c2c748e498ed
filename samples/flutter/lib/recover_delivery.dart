import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'deliveries.dart';

sealed class Recovery {
  const Recovery();
}

final class DeliveryRunning extends Recovery {
  const DeliveryRunning(this.session);
  final DeliverySession session;
}

final class NothingRunning extends Recovery {
  const NothingRunning();
}

final class DeliveryExpired extends Recovery {
  const DeliveryExpired(this.error);

  /// Its `deliveryId` is the id of the expired delivery.
  final DeliveryException error;
}

extension RecoverDelivery on Deliveries {
  /// Finds the delivery that was running when the process ended.
  Future<Recovery> recover() async {
    try {
      return switch (await active()) {
        final session? => DeliveryRunning(session),
        null => const NothingRunning(),
      };
    } on DeliveryException catch (e) {
      if (e.code == ErrorCode.sessionExpired) return DeliveryExpired(e);
      rethrow;
    }
  }
}
