import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'deliveries.dart';

// #region sign-out
sealed class SignOut {
  const SignOut();
}

final class SignedOut extends SignOut {
  const SignedOut();
}

final class SignOutDuringDelivery extends SignOut {
  const SignOutDuringDelivery();
}

final class EventsWaiting extends SignOut {
  const EventsWaiting(this.count);
  final int count;
}

extension SignOutCourier on Deliveries {
  /// Leaves none of the courier's data on a shared device, and loses no events.
  Future<SignOut> signOut() async {
    try {
      final waiting = await queuedEventCount();
      if (waiting > 0) return EventsWaiting(waiting);
      await deleteLocalData();
      return const SignedOut();
    } on DeliveryException catch (e) {
      if (e.code == ErrorCode.deliveryAlreadyActive) {
        return const SignOutDuringDelivery();
      }
      rethrow;
    }
  }
}
// #endregion sign-out
