import {{ios.module}}

// #region sign-out
enum SignOut {
    case done
    case deliveryRunning
    case eventsWaiting(Int)
}

extension Deliveries {
    /// Leaves none of the courier's data on a shared device, and loses no events.
    func signOut() async throws -> SignOut {
        let waiting = try await queuedEventCount()
        guard waiting == 0 else { return .eventsWaiting(waiting) }
        do {
            try await deleteLocalData()
            return .done
        } catch let error as DeliveryError where error.code == .deliveryAlreadyActive {
            return .deliveryRunning
        }
    }
}
// #endregion sign-out
