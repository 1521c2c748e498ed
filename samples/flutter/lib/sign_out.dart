import 'deliveries.dart';
import 'recover_delivery.dart';

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
    if (await recover() is DeliveryRunning) {
      return const SignOutDuringDelivery();
    }
    final waiting = await queuedEventCount();
    if (waiting > 0) return EventsWaiting(waiting);
    await deleteLocalData();
    return const SignedOut();
  }
}
// #endregion sign-out
