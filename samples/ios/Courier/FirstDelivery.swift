// #region quick-start
import {{ios.module}}

/// `askOutcome` is yours: it shows buttons, and waits until the courier taps one.
func deliver(apiKey: String, askOutcome: () async -> Outcome) async throws {
    // #region skeleton
    try await DeliverySdk.configure(apiKey: apiKey)
    _ = try await DeliverySdk.requestPermission(.whileInUse)
    let door = Destination.coordinates(52.53031, 13.38467)
    // Give each attempt an id of its own.
    let session = try await DeliverySdk.startDelivery("order-1042", to: door)
    _ = Task { for try await event in session.events { print(event.kind) } }
    // When the courier taps "Handed over", for example:
    try await session.complete(askOutcome())
    // #endregion skeleton
}
// #endregion quick-start
