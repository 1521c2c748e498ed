import {{ios.module}}

/// A whole delivery in a few lines, without a way out of errors: `MinimalDelivery.swift` has one.
func firstDelivery(apiKey: String) async throws {
    // #region skeleton
    try await DeliverySdk.configure(apiKey: apiKey)
    _ = try await DeliverySdk.requestPermission(.whileInUse)
    let session = try await DeliverySdk.startDelivery("order-1042", to: .coordinates(52.53031, 13.38467))
    _ = Task { for try await event in session.events { print(event.kind) } }
    // When the courier taps "Handed over":
    try await session.complete(.handedToRecipient)
    // #endregion skeleton
}
