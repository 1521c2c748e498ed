import Combine
import {{ios.module}}

struct CourierUIState {
    var permission = PermissionStatus.notDetermined
    var state: SessionState?
    var events: [DeliveryEvent] = []
    var queuedEvents = 0
    var problem: Problem?
    /// While a call runs, no button works.
    var isBusy = false
    /// A delivery whose session has expired before the courier entered an outcome.
    var expiredId: String?
}

extension SessionState {
    var isFinal: Bool {
        switch self {
        case .completed, .cancelled, .expired: true
        default: false
        }
    }
}

extension PermissionStatus {
    var isPrecise: Bool { self == .whileInUse || self == .always }
}

@MainActor
final class CourierViewModel: ObservableObject {
    @Published private(set) var uiState = CourierUIState()

    private let deliveries: any Deliveries
    private let backend: any DispatchBackend
    private var session: DeliverySession?
    private var following: [Task<Void, Never>] = []
    /// The SDK's mode outlives the screen.
    private static var savesPower = false

    init(deliveries: any Deliveries, backend: any DispatchBackend) {
        self.deliveries = deliveries
        self.backend = backend
    }

    deinit {
        following.forEach { $0.cancel() }
    }

    func start(_ job: CourierJob) async {
        await act { follow(try await deliveries.start(job)) }
    }

    func resume() async {
        uiState.problem = nil
        switch await deliveries.recover() {
        case .running(let session): follow(session)
        case .expired(let error): await show(error)
        case .failed(let error): await show(error)
        case .nothingRunning: break
        }
    }

    // #region complete-or-cancel
    func complete(_ outcome: Outcome) async {
        await act { try await end(with: outcome) }
    }

    func cancel(_ reason: CancelReason) async {
        await act { try await running().cancel(reason) }
    }

    /// No outcome is lost: if the session has expired or ended already, it goes to your own server.
    private func end(with outcome: Outcome, proof: Proof? = nil) async throws {
        if let expiredId = uiState.expiredId { return await report(outcome, of: expiredId, proof: proof) }
        let session = try running()
        do {
            var refusal: DeliveryError?
            if let proof { refusal = try await session.recordProof(proof) }
            try await session.complete(outcome)
            if let refusal { await show(refusal) }
        } catch is DeliveryError {
            await report(outcome, of: session.deliveryId, proof: proof)
        }
    }
    // #endregion complete-or-cancel

    private func report(_ outcome: Outcome, of deliveryId: String, proof: Proof?) async {
        await backend.reportOutcome(outcome, of: deliveryId, proof: proof)
        session = nil
        uiState.expiredId = nil
    }

    /// Throws an error if there is no delivery to end.
    private func running() throws -> DeliverySession {
        guard let session else { throw DeliveryError(.sessionEnded) }
        return session
    }

    func leaveAtDoor(_ proof: Proof) async {
        await act { try await end(with: .leftAtDoor, proof: proof) }
    }

    func askPermission(_ level: PermissionLevel) async {
        await act(clearProblem: false) {
            await receive(try await deliveries.requestPermission(level))
        }
    }

    /// Call this whenever the screen comes back: the courier may have been in Settings.
    func screenBecameActive(powerSaving: Bool) async {
        await perform {
            if powerSaving != Self.savesPower {
                try await deliveries.setPowerSaving(powerSaving)
                Self.savesPower = powerSaving
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
        if waited, status.isPrecise { await resume() }
    }

    private func follow(_ next: DeliverySession) {
        following.forEach { $0.cancel() }
        session = next
        uiState.events = []
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
                    if !Task.isCancelled { self?.session = nil }
                } catch {
                    await self?.show(error)
                }
            },
        ]
        // #endregion follow
    }

    /// Runs one call for the courier at a time, so that a double tap records nothing twice.
    private func act(
        clearProblem: Bool = true,
        _ action: @MainActor () async throws -> Void
    ) async {
        guard !uiState.isBusy else { return }
        uiState.isBusy = true
        defer { uiState.isBusy = false }
        if clearProblem { uiState.problem = nil }
        await perform(action)
    }

    private func perform(_ action: @MainActor () async throws -> Void) async {
        do {
            try await action()
        } catch {
            await show(error)
        }
    }

    private func show(_ error: any Error) async {
        switch error {
        case let error as DeliveryError where error.code == .sessionExpired: await askForOutcome(error)
        case let error as DeliveryError: uiState.problem = Problem(error)
        case is CancellationError: break // The screen is gone.
        default: uiState.problem = .unknown
        }
    }

    /// Keeps the buttons for the outcome, unless your server has one or another courier made the delivery.
    private func askForOutcome(_ error: DeliveryError) async {
        guard let id = error.deliveryId, await backend.isOpen(id) else { return }
        uiState.expiredId = id
        uiState.problem = Problem(error)
    }
}
