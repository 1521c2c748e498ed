import OSLog
import {{ios.module}}

private let log = Logger(subsystem: "com.acme.courier", category: "delivery")

/// One delivery from start to end. Call it from a `Task`, with the delegate's `configured`;
/// `askOutcome` shows your buttons and waits for the courier to press one.
func deliver(after configured: Task<Void, any Error>, askOutcome: () async -> Outcome) async {
    do {
        try await configured.value

        let permission = try await DeliverySdk.requestPermission(.whileInUse)
        guard permission == .whileInUse || permission == .always else {
            log.warning("Not allowed to use precise location")
            return
        }

        let session: DeliverySession
        if let running = try await DeliverySdk.activeSession() {
            session = running
        } else {
            session = try await DeliverySdk.startDelivery(
                "order-1042",
                to: .address("1 Sample Street, 10115 Berlin, Germany")
            )
        }

        async let logging: Void = logEvents(of: session)
        try await session.complete(askOutcome())
        try await logging
    } catch let error as DeliveryError {
        log.error("The delivery stopped: \(String(describing: error.code), privacy: .public)")
    } catch {
        log.error("The delivery stopped: \(String(describing: error), privacy: .public)")
    }
}

private func logEvents(of session: DeliverySession) async throws {
    for try await event in session.events {
        log.info("\(String(describing: event.kind)) at \(event.time)")
    }
}
