import Combine
import {{ios.module}}

// #region view-model
struct CourierUIState {
    var permission = PermissionStatus.notDetermined
    /// The delivery that the courier has to end, even if its session has expired.
    var openId: String?
    var state: SessionState?
    var events: [DeliveryEvent] = []
    var queuedEvents = 0
    var problem: Problem?
    /// While a call runs, no button works.
    var isBusy = false
}

extension PermissionStatus {
    var isPrecise: Bool { self == .whileInUse || self == .always }
}

@MainActor
final class CourierViewModel: ObservableObject {
    @Published private(set) var uiState = CourierUIState()

    private let deliveries: any Deliveries
    private let backend: any DispatchBackend
    /// The open delivery's session; nil if it expired while the app wasn't running.
    private var session: DeliverySession?
    private var following: [Task<Void, Never>] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// The SDK's mode outlives the screen.
    private static var savesPower = false

    init(deliveries: any Deliveries, backend: any DispatchBackend) {
        self.deliveries = deliveries
        self.backend = backend
    }

    deinit {
        following.forEach { $0.cancel() }
    }

    /// Does nothing while a delivery is open: its outcome would be lost.
    func start(_ job: CourierJob) async {
        await act {
            if uiState.openId == nil { follow(try await deliveries.start(job)) }
        }
    }

    func resume() async {
        await act {
            switch try await deliveries.recover() {
            case .running(let session): await followIfOpen(session)
            case .expired(let error): await askForOutcome(error)
            case .nothingRunning: openDelivery(nil, session: nil)
            }
        }
    }

    /// Ends a running delivery that isn't open, with the outcome or the reason that your server has.
    func endOther() async {
        await act {
            guard case .running(let running) = try await deliveries.recover() else { return }
            do {
                if let outcome = await backend.outcome(of: running.deliveryId) {
                    try await running.complete(outcome)
                } else if let reason = await backend.reason(of: running.deliveryId) {
                    try await running.cancel(reason)
                } else {
                    uiState.problem = .endUnknown
                }
            } catch is DeliveryError {
                // It has just ended or expired. Nothing is lost: your server knows how it ended.
            }
        }
    }

    // #region complete-or-cancel
    func complete(_ outcome: Outcome) async {
        await act { await end(with: outcome) }
    }

    func leaveAtDoor(photoId: String) async {
        await act { await end(with: .leftAtDoor, photoId: photoId) }
    }

    func cancel(_ reason: CancelReason) async {
        await act {
            guard let id = uiState.openId else { return }
            if await !isRecorded({ try await $0.cancel(reason) }) {
                await backend.reportCancelled(reason, of: id)
            }
            closeDelivery()
        }
    }

    /// With a webhook, no outcome and no photo is lost: what the SDK can't record goes to your own server.
    private func end(with outcome: Outcome, photoId: String? = nil) async {
        guard let id = uiState.openId else { return }
        if let photoId, await !isRecorded({ try await $0.recordProof(photoId) }) {
            await backend.reportProof(photoId, of: id)
        }
        if await !isRecorded({ try await $0.complete(outcome) }) {
            await backend.reportOutcome(outcome, of: id)
        }
        closeDelivery()
    }

    /// False if, for example, the session has expired. In a cancelled task, the result is not reliable.
    private func isRecorded(_ call: @MainActor (DeliverySession) async throws -> Void) async -> Bool {
        guard let session else { return false }
        do {
            try await call(session)
            return true
        } catch is CancellationError {
            return true // A cancelled call still takes effect.
        } catch {
            return false
        }
    }
    // #endregion complete-or-cancel

    func askPermission(_ level: PermissionLevel) async {
        await perform {
            await receive(try await deliveries.requestPermission(level))
        }
    }

    /// Call this whenever the screen comes back: the courier may have been in Settings.
    func screenBecameActive(powerSaving: Bool) async {
        await perform {
            if powerSaving != Self.savesPower {
                Self.savesPower = powerSaving // First, because a cancelled call still takes effect.
                try await deliveries.setPowerSaving(powerSaving)
            }
            await receive(try await deliveries.permissionStatus())
        }
    }

    func watchQueue() async {
        for await count in deliveries.queuedEventCounts() { uiState.queuedEvents = count }
    }

    private func receive(_ status: PermissionStatus) async {
        uiState.permission = status
        // If a stream failed, its session may still be running: follow it again.
        let remedy = uiState.problem?.remedy
        let waited = remedy == .allowLocation || remedy == .turnLocationOn
        // In a task of its own, which goes on if the screen goes away.
        if waited, status.isPrecise { await Task { await resume() }.value }
    }

    /// Another courier's delivery isn't shown, and neither is one that has ended on your server.
    private func followIfOpen(_ running: DeliverySession) async {
        if await backend.isOpen(running.deliveryId) { return follow(running) }
        openDelivery(nil, session: nil)
        uiState.problem = .notOpen
    }

    private func askForOutcome(_ error: DeliveryError) async {
        guard let id = error.deliveryId, await backend.isOpen(id) else { return openDelivery(nil, session: nil) }
        openDelivery(id, session: nil)
        show(error)
    }

    /// Without an id, the screen shows no delivery, not even one that has ended.
    private func openDelivery(_ deliveryId: String?, session next: DeliverySession?) {
        closeDelivery()
        session = next
        uiState.openId = deliveryId
        uiState.state = nil
        uiState.events = []
    }

    /// After this, events of the delivery no longer change the screen.
    private func closeDelivery() {
        following.forEach { $0.cancel() }
        session = nil
        uiState.openId = nil
        uiState.problem = nil
    }

    private func follow(_ next: DeliverySession) {
        openDelivery(next.deliveryId, session: next)
        // #region follow
        following = [
            Task { [weak self] in
                for await state in next.state where !Task.isCancelled { self?.uiState.state = state }
            },
            Task { [weak self] in
                do {
                    for try await event in next.events where !Task.isCancelled {
                        self?.uiState.events.append(event)
                    }
                    if !Task.isCancelled { self?.closeDelivery() } // It was completed or cancelled.
                } catch {
                    if !Task.isCancelled { self?.show(error) }
                }
            },
        ]
        // #endregion follow
    }

    /// Runs one action after another: after a double tap, the second action finds nothing left to do.
    private func act(_ action: @MainActor () async throws -> Void) async {
        while uiState.isBusy {
            await withCheckedContinuation { waiting.append($0) }
        }
        uiState.isBusy = true
        uiState.problem = nil
        await perform(action)
        uiState.isBusy = false
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }

    private func perform(_ action: @MainActor () async throws -> Void) async {
        do {
            try await action()
        } catch {
            show(error)
        }
    }

    private func show(_ error: any Error) {
        switch error {
        case let error as DeliveryError: uiState.problem = Problem(error)
        case is CancellationError: break // The screen is gone.
        default: uiState.problem = .unknown
        }
    }
}
// #endregion view-model
