import Combine
import {{ios.module}}

struct CourierUIState {
    var permission = PermissionStatus.notDetermined
    var state: SessionState?
    var events: [DeliveryEvent] = []
    var queue = QueueState.waiting(0)
    var problem: Problem?
}

extension SessionState {
    var isFinal: Bool {
        switch self {
        case .enRoute, .arriving, .onSite: false
        case .completed, .cancelled, .expired: true
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
    private var following: Task<Void, Never>?
    private var savesPower: Bool?

    init(deliveries: any Deliveries) {
        self.deliveries = deliveries
    }

    func start(_ job: CourierJob) async {
        await perform { follow(try await deliveries.start(job)) }
    }

    func resume() async {
        uiState.problem = nil
        switch await deliveries.recover() {
        case .running(let session): follow(session)
        case .failed(let error): show(error)
        case .expired: uiState.problem = .expired
        case .nothingRunning: break
        }
    }

    // #region complete-or-cancel
    func complete(_ outcome: Outcome) async {
        await perform { try await session?.complete(outcome) }
    }

    func cancel(_ reason: CancelReason) async {
        await perform { try await session?.cancel(reason) }
    }
    // #endregion complete-or-cancel

    // #region leave-at-door
    func leaveAtDoor(_ proof: Proof) async {
        await perform {
            guard let session else { return }
            let result = try await session.recordProof(proof)
            try await session.complete(.leftAtDoor)
            if case .refused(let error) = result { show(error) }
        }
    }
    // #endregion leave-at-door

    // #region ask-permission
    func askPermission(_ level: PermissionLevel) async {
        await perform(clearProblem: false) {
            await receive(try await deliveries.requestPermission(level))
        }
    }
    // #endregion ask-permission

    /// Call this whenever the screen comes back: the courier may have been in Settings.
    func screenBecameActive(powerSaving: Bool) async {
        await perform(clearProblem: false) {
            if powerSaving != savesPower {
                try await deliveries.setPowerSaving(powerSaving)
                savesPower = powerSaving
            }
            await receive(try await deliveries.permissionStatus())
        }
    }

    func watchQueue() async {
        for await queue in deliveries.queueStates() { uiState.queue = queue }
    }

    private func receive(_ status: PermissionStatus) async {
        uiState.permission = status
        // If a stream failed, its session may still be running: follow it again.
        let remedy = uiState.problem?.remedy
        let waited = remedy == .allowLocation || remedy == .turnLocationOn
        if waited, status.isPrecise { await resume() }
    }

    // #region follow
    private func follow(_ next: DeliverySession) {
        following?.cancel()
        session = next
        uiState.events = []
        following = Task {
            async let states: Void = showStates(of: next)
            await showEvents(of: next)
            await states
        }
    }

    private func showStates(of session: DeliverySession) async {
        for await state in session.state where !Task.isCancelled {
            uiState.state = state
            if state.isFinal { return }
        }
    }

    private func showEvents(of session: DeliverySession) async {
        do {
            for try await event in session.events where !Task.isCancelled {
                uiState.events.append(event)
            }
            if !Task.isCancelled { self.session = nil }
        } catch {
            show(error)
        }
    }
    // #endregion follow

    // #region perform
    private func perform(
        clearProblem: Bool = true,
        _ action: @MainActor () async throws -> Void
    ) async {
        if clearProblem { uiState.problem = nil }
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
    // #endregion perform
}
