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
    private var session: DeliverySession?
    private var following: [Task<Void, Never>] = []
    /// The SDK's mode outlives the screen.
    private static var savesPower = false

    init(deliveries: any Deliveries) {
        self.deliveries = deliveries
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
        case .expired(let error): show(error)
        case .failed(let error): show(error)
        case .nothingRunning: break
        }
    }

    // #region complete-or-cancel
    func complete(_ outcome: Outcome) async {
        await act { try await running().complete(outcome) }
    }

    func cancel(_ reason: CancelReason) async {
        await act { try await running().cancel(reason) }
    }
    // #endregion complete-or-cancel

    /// Says so if there is no delivery to end.
    private func running() throws -> DeliverySession {
        guard let session else { throw DeliveryError(.sessionEnded) }
        return session
    }

    func leaveAtDoor(_ proof: Proof) async {
        await act {
            let session = try running()
            let refusal = try await session.recordProof(proof)
            try await session.complete(.leftAtDoor)
            if let refusal { show(refusal) }
        }
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
                    self?.show(error)
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
