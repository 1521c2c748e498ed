import 'deliveries.dart';
import 'recover_delivery.dart';

enum SignOut { done, deliveryRunning, eventsWaiting }

extension SignOutCourier on Deliveries {
  /// Leaves none of the courier's data on a shared device, and loses no events.
  Future<SignOut> signOut() async {
    if (await recover() is DeliveryRunning) return SignOut.deliveryRunning;
    if (await queuedEventCount() > 0) return SignOut.eventsWaiting;
    await deleteLocalData();
    return SignOut.done;
  }
}
