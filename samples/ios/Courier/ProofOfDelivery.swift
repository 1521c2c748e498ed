import {{ios.module}}

/// Identifies the photo in your own storage; the photo itself doesn't go through the SDK.
struct Proof: Sendable {
    let photoId: String
    let place: String
}

extension DeliverySession {
    /// Links a photo to the time and place it was taken. Returns the error if the proof is refused,
    /// so that the delivery can still be completed.
    func recordProof(_ proof: Proof) async throws -> DeliveryError? {
        do {
            // #region record-event
            try await recordEvent(
                "photo_taken",
                attributes: ["photo_id": proof.photoId, "place": proof.place]
            )
            // #endregion record-event
            return nil
        } catch let error as DeliveryError {
            switch error.code {
            case .storageFull, .invalidEvent: return error
            default: throw error
            }
        }
    }
}
