import OSLog
import {{ios.module}}

private let log = Logger(subsystem: "com.acme.courier", category: "delivery")

/// One delivery from start to end. Call it from a `Task`, with an id that you've never used before;
/// `askOutcome` shows your buttons and waits for a tap.
@MainActor
func deliver(
    _ deliveryId: String,
    to destination: Destination,
    apiKey: String,
    askOutcome: @MainActor () async -> Outcome
) async {
    do {
        try await DeliverySdk.configure(apiKey: apiKey)

        // #region ask-permission
        let permission = try await DeliverySdk.requestPermission(.whileInUse)
        guard permission == .whileInUse || permission == .always else {
            log.warning("Not allowed to use precise location")
            return
        }
        // #endregion ask-permission

        let session = try await DeliverySdk.startDelivery(deliveryId, to: destination)
        async let logging: Void = logEvents(of: session)
        let outcome = await askOutcome()
        do {
            try await session.complete(outcome)
        } catch {
            // Store `outcome` here, and send it to your own server.
            throw error
        }
        await logging
    } catch {
        log.error("The delivery failed: \(String(describing: error), privacy: .public)")
    }
}

/// Ends if the stream fails; the courier can still end the delivery.
private func logEvents(of session: DeliverySession) async {
    do {
        for try await event in session.events {
            log.info("\(String(describing: event.kind)) at \(event.time)")
        }
    } catch {
        log.warning("No more events: \(String(describing: error), privacy: .public)")
    }
}
