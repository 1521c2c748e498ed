import OSLog
import {{ios.module}}

private let log = Logger(subsystem: "com.acme.courier", category: "delivery")

/// One delivery from start to end. Call it from a `Task`, with the delegate's `configured`.
func deliver(after configured: Task<Void, any Error>) async {
    do {
        try await configured.value

        let permission = try await DeliverySdk.requestPermission(.whileInUse)
        guard permission == .whileInUse || permission == .always else {
            log.warning("No delivery without a precise position")
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

        for try await event in session.events {
            log.info("\(String(describing: event.kind)) at \(event.time)")
            if case .handedOver = event.kind {
                try await session.complete(.handedToRecipient)
            }
        }
    } catch let error as DeliveryError {
        log.error("The delivery stopped: \(String(describing: error.code), privacy: .public)")
    } catch {
        log.error("The delivery stopped: \(String(describing: error), privacy: .public)")
    }
}
