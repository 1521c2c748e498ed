import Testing
import {{ios.module}}
@testable import Courier

/// Replaces `SdkDeliveries`: every session comes from the simulator.
private struct SimulatedDeliveries: Deliveries {
    let recording: Recording
    var expiredId: String?

    func permissionStatus() async throws -> PermissionStatus { .whileInUse }
    func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus { .whileInUse }
    func start(_ job: CourierJob) async throws -> DeliverySession {
        try await DeliverySimulator.simulateDelivery(recording, speed: 0)
    }
    func active() async throws -> DeliverySession? {
        if let expiredId { throw DeliveryError(.sessionExpired, deliveryId: expiredId) }
        return nil
    }
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
            try await replay(.apartmentDelivery) { model in
                try await until {
                    model.uiState.events.contains { if case .doorReached = $0.kind { true } else { false } }
                }
                await model.leaveAtDoor(Proof(photoId: "photo-7", place: "front door"))

                try await until { model.uiState.state == .completed }
                #expect(model.uiState.problem == nil)
            }
        }

        @Test("A delivery that nobody answers ends as a failed attempt")
        func completeFailedAttempt() async throws {
            try await replay(.failedDelivery) { model in
                try await until {
                    model.uiState.events.contains { if case .departed = $0.kind { true } else { false } }
                }
                await model.complete(.failedAttempt)

                try await until { model.uiState.state == .completed }
            }
        }

        @Test("A second delivery offers the way back to the first")
        func secondDelivery() async throws {
            try await replay(.houseDelivery) { model in
                await model.start(CourierJob(id: "order-1043", route: job.route, address: job.address))
                #expect(model.uiState.problem?.remedy == .resume)
            }
        }

        @Test("The outcome of an expired delivery goes to the server")
        func completeExpiredDelivery() async throws {
            let backend = LogBackend()
            let model = CourierViewModel(
                deliveries: SimulatedDeliveries(recording: .houseDelivery, expiredId: "order-1041"),
                backend: backend
            )
            await model.resume()
            #expect(model.uiState.expiredId == "order-1041")

            await model.complete(.handedToRecipient)

            #expect(await backend.isOpen("order-1041") == false)
            #expect(model.uiState.expiredId == nil)
        }

        /// Starts a delivery, and ends it even if the test fails halfway: a device can have only one.
        private func replay(
            _ recording: Recording,
            test: (CourierViewModel) async throws -> Void
        ) async throws {
            let model = CourierViewModel(
                deliveries: SimulatedDeliveries(recording: recording),
                backend: LogBackend()
            )
            await model.start(job)
            do {
                try await test(model)
            } catch {
                await model.cancel(.courierCancelled)
                throw error
            }
            await model.cancel(.courierCancelled)
        }

        /// Stops at the suite's time limit, because a cancelled task can't sleep.
        private func until(_ condition: () -> Bool) async throws {
            while !condition() { try await Task.sleep(for: .milliseconds(5)) }
        }
    }
}
