import {{ios.module}}

enum SignOut {
    case done, deliveryRunning, eventsWaiting
    case outcomeMissing(deliveryId: String)
}

extension Deliveries {
    /// Deletes what the SDK has stored, unless that would lose an event or this courier's outcome.
    func signOut(from backend: any DispatchBackend) async throws -> SignOut {
        switch try await recover() {
        case .running: return .deliveryRunning
        case .expired(let error):
            if let id = error.deliveryId, await backend.isOpen(id) { return .outcomeMissing(deliveryId: id) }
        case .nothingRunning: break
        }
        guard try await queuedEventCount() == 0 else { return .eventsWaiting }
        try await deleteLocalData()
        return .done
    }
}
