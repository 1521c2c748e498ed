import OSLog
import {{ios.module}}

// #region background
/// Your own server. An implementation must store what it gets and return at once: until it returns,
/// neither the next event nor an error arrives. It never throws. It skips an `eventId` that it has
/// seen, since every new listener gets all events again.
protocol DispatchBackend: Sendable {
    func report(_ event: DeliveryEvent) async
    func reportStopped(_ deliveryId: String, because error: any Error) async

    /// The outcome of a delivery that the SDK can no longer complete.
    func reportOutcome(_ outcome: Outcome, of deliveryId: String) async

    /// Why a delivery has no outcome, if the SDK can no longer cancel it.
    func reportCancelled(_ reason: CancelReason, of deliveryId: String) async

    /// The id of a photo that the SDK has refused.
    func reportProof(_ photoId: String, of deliveryId: String) async

    /// True if the courier who is signed in started this delivery, and your server doesn't yet know how
    /// it ended. Keep a record on the device of who started which delivery. If the device is offline,
    /// return true if this courier started the delivery and the phone has stored neither an outcome nor
    /// a reason for it. Keep a stored outcome or reason until another delivery starts, even after sending
    /// it.
    func isOpen(_ deliveryId: String) async -> Bool

    /// The outcome that the phone has stored or your server has for a delivery that isn't open. Nil if
    /// neither has one.
    func outcome(of deliveryId: String) async -> Outcome?

    /// The same for the reason why there is no outcome.
    func reason(of deliveryId: String) async -> CancelReason?
}

/// Follows a session for as long as the process lives, with or without a screen.
actor DeliveryReporter {
    private let backend: any DispatchBackend
    private var following: DeliverySession?

    init(backend: any DispatchBackend) {
        self.backend = backend
    }

    /// Does nothing while it follows this session. After an error, call it again.
    func follow(_ session: DeliverySession) {
        guard session !== following else { return }
        following = session
        Task { await report(session) }
    }

    private func report(_ session: DeliverySession) async {
        var failure: (any Error)?
        do {
            for try await event in session.events {
                await backend.report(event)
            }
        } catch {
            failure = error
        }
        if following === session { following = nil }
        if let failure { await backend.reportStopped(session.deliveryId, because: failure) }
    }
}
// #endregion background

/// Logs what your own server would receive.
actor LogBackend: DispatchBackend {
    private var outcomes: [String: Outcome] = [:]
    private var reasons: [String: CancelReason] = [:]

    func report(_ event: DeliveryEvent) async {
        Logger.courier.info("\(event.eventId): \(String(describing: event.kind)) at \(event.time)")
    }

    func reportStopped(_ deliveryId: String, because error: any Error) async {
        Logger.courier.warning("\(deliveryId): stopped, \(String(describing: error), privacy: .public)")
    }

    func reportOutcome(_ outcome: Outcome, of deliveryId: String) async {
        outcomes[deliveryId] = outcome
        Logger.courier.info("\(deliveryId): \(String(describing: outcome))")
    }

    func reportCancelled(_ reason: CancelReason, of deliveryId: String) async {
        reasons[deliveryId] = reason
        Logger.courier.info("\(deliveryId): cancelled, \(String(describing: reason))")
    }

    func reportProof(_ photoId: String, of deliveryId: String) async {
        Logger.courier.info("\(deliveryId): \(photoId)")
    }

    func isOpen(_ deliveryId: String) async -> Bool {
        outcomes[deliveryId] == nil && reasons[deliveryId] == nil
    }

    func outcome(of deliveryId: String) async -> Outcome? { outcomes[deliveryId] }

    func reason(of deliveryId: String) async -> CancelReason? { reasons[deliveryId] }
}
