import Testing
import {{ios.module}}
@testable import Courier

/// Replaces `SdkDeliveries`: every session comes from the simulator.
private struct SimulatedDeliveries: Deliveries {
    let recording: Recording

    func permissionStatus() async throws -> PermissionStatus { .whileInUse }
    func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus { .whileInUse }
    func start(_ job: CourierJob) async throws -> DeliverySession {
        try await DeliverySimulator.simulateDelivery(recording, speed: 0)
    }
    func active() async throws -> DeliverySession? { nil }
    func queuedEventCount() async throws -> Int { 0 }
    func setPowerSaving(_ on: Bool) async throws {}
    func deleteLocalData() async throws {}
}

extension SimulatorTests {
    @MainActor
    @Suite(.timeLimit(.minutes(1)))
    struct CourierViewModelTests {
        private let job = CourierJob(
            id: "order-1042",
            route: "north-3",
            address: "1 Sample Street, 10115 Berlin, Germany"
        )

        @Test("Leaving a parcel at the door records the proof and completes")
        func leaveAtDoor() async throws {
            let model = CourierViewModel(deliveries: SimulatedDeliveries(recording: .apartmentDelivery))

            await model.start(job)
            try await until {
                model.uiState.events.contains { if case .doorReached = $0.kind { true } else { false } }
            }
            await model.leaveAtDoor(Proof(photoId: "photo-7", place: "front door"))

            try await until { model.uiState.state == .completed }
            #expect(model.uiState.problem == nil)
        }

        @Test("A delivery that nobody answers ends as a failed attempt")
        func completeFailedAttempt() async throws {
            let model = CourierViewModel(deliveries: SimulatedDeliveries(recording: .failedDelivery))

            await model.start(job)
            try await until {
                model.uiState.events.contains { if case .departed = $0.kind { true } else { false } }
            }
            await model.complete(.failedAttempt)

            try await until { model.uiState.state == .completed }
        }

        @Test("A second delivery offers the way back to the first")
        func secondDelivery() async throws {
            let model = CourierViewModel(deliveries: SimulatedDeliveries(recording: .houseDelivery))

            await model.start(job)
            await model.start(CourierJob(id: "order-1043", route: job.route, address: job.address))
            #expect(model.uiState.problem?.remedy == .resume)

            await model.cancel(.reassigned)
            try await until { model.uiState.state == .cancelled }
        }

        /// Stops at the suite's time limit, because a cancelled task can't sleep.
        private func until(_ condition: () -> Bool) async throws {
            while !condition() { try await Task.sleep(for: .milliseconds(5)) }
        }
    }
}
