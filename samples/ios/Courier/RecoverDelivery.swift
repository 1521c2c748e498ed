import {{ios.module}}

enum Recovery {
    case running(DeliverySession)
    case nothingRunning
    /// The error's `deliveryId` is the id of the expired delivery.
    case expired(DeliveryError)
}

extension Deliveries {
    /// Finds the delivery that was running when the process ended.
    func recover() async throws -> Recovery {
        do {
            guard let session = try await active() else { return .nothingRunning }
            return .running(session)
        } catch let error as DeliveryError where error.code == .sessionExpired {
            return .expired(error)
        }
    }
}
