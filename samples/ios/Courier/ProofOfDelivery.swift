import {{ios.module}}

/// Identifies the photo in your own storage; the photo itself doesn't go through the SDK.
struct Proof: Sendable {
    let photoId: String
    let place: String
}

enum ProofResult {
    case recorded
    case refused(DeliveryError)
}

extension DeliverySession {
    /// Links a photo to the time and place it was taken.
    func recordProof(_ proof: Proof) async throws -> ProofResult {
        do {
            // #region record-event
            try await recordEvent(
                "photo_taken",
                attributes: ["photo_id": proof.photoId, "place": proof.place]
            )
            // #endregion record-event
            return .recorded
        } catch let error as DeliveryError {
            switch error.code {
            case .storageFull, .invalidEvent: return .refused(error)
            default: throw error
            }
        }
    }
}
