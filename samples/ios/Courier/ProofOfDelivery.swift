import {{ios.module}}

extension DeliverySession {
    /// Links a photo to the delivery. The photo itself stays in your own storage: the SDK gets its id.
    func recordProof(_ photoId: String) async throws {
        // #region record-event
        try await recordEvent("photo_taken", attributes: ["photo_id": photoId])
        // #endregion record-event
    }
}
