// #region sign-out
enum SignOut {
    case done
    case deliveryRunning
    case eventsWaiting(Int)
}

extension Deliveries {
    /// Leaves none of the courier's data on a shared device, and loses no events.
    func signOut() async throws -> SignOut {
        if case .running = await recover() { return .deliveryRunning }
        let waiting = try await queuedEventCount()
        guard waiting == 0 else { return .eventsWaiting(waiting) }
        try await deleteLocalData()
        return .done
    }
}
// #endregion sign-out
