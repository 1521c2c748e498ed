import 'background_delivery.dart';
import 'deliveries.dart';
import 'recover_delivery.dart';

sealed class SignOut {}

final class SignedOut extends SignOut {}

final class StillDelivering extends SignOut {}

final class EventsWaiting extends SignOut {}

final class OutcomeMissing extends SignOut {
  OutcomeMissing(this.deliveryId);
  final String deliveryId;
}

extension SignOutCourier on Deliveries {
  /// Deletes what the SDK has stored, unless that would lose an event or this
  /// courier's outcome.
  Future<SignOut> signOut(DispatchBackend backend) async {
    switch (await recover()) {
      case DeliveryRunning():
        return StillDelivering();
      case DeliveryExpired(:final error):
        final id = error.deliveryId;
        if (id != null && await backend.isOpen(id)) return OutcomeMissing(id);
      case NothingRunning():
        break;
    }
    if (await queuedEventCount() > 0) return EventsWaiting();
    await deleteLocalData();
    return SignedOut();
  }
}
