import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'deliveries.dart';

// #region recover
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
  const DeliveryExpired();
}

final class RecoveryFailed extends Recovery {
  const RecoveryFailed(this.code);
  final ErrorCode code;
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
      return switch (e.code) {
        ErrorCode.sessionExpired => const DeliveryExpired(),
        final code => RecoveryFailed(code),
      };
    }
  }
}
// #endregion recover
