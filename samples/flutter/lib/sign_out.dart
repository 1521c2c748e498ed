import 'background_delivery.dart';
import 'deliveries.dart';
import 'recover_delivery.dart';

enum SignOut { done, deliveryRunning, outcomeMissing, eventsWaiting }

extension SignOutCourier on Deliveries {
  /// Loses neither an outcome nor an event, and leaves none of the courier's
  /// data on a shared device.
  Future<SignOut> signOut(DispatchBackend backend) async {
    switch (await recover()) {
      case DeliveryRunning():
        return SignOut.deliveryRunning;
      case DeliveryExpired(:final error):
        if (await backend.isOpen(error.deliveryId ?? '')) {
          return SignOut.outcomeMissing;
        }
      case NothingRunning():
        break;
    }
    if (await queuedEventCount() > 0) return SignOut.eventsWaiting;
    await deleteLocalData();
    return SignOut.done;
  }
}
