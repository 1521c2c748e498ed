enum SignOut {
    case done, deliveryRunning, eventsWaiting
}

extension Deliveries {
    /// Leaves none of the courier's data on a shared device, and loses no events.
    func signOut() async throws -> SignOut {
        if case .running = await recover() { return .deliveryRunning }
        guard try await queuedEventCount() == 0 else { return .eventsWaiting }
        try await deleteLocalData()
        return .done
    }
}
