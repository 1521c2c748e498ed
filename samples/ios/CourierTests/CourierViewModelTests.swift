import Testing
import {{ios.module}}
@testable import Courier

// #region tests
/// Replaces `SdkDeliveries`: every session comes from the simulator.
private struct SimulatedDeliveries: Deliveries {
    let recording: Recording
    var expiredId: String?
    var running: DeliverySession?

    func permissionStatus() async throws -> PermissionStatus { .whileInUse }
    func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus { .whileInUse }
    func start(_ job: CourierJob) async throws -> DeliverySession {
        try await DeliverySimulator.simulateDelivery(recording, speed: 0)
    }
    func active() async throws -> DeliverySession? {
        if let expiredId { throw DeliveryError(.sessionExpired, deliveryId: expiredId) }
        return running
    }
    func queuedEventCount() async throws -> Int { 0 }
    func setPowerSaving(_ on: Bool) async throws {}
    func deleteLocalData() async throws {}
}

/// Replaces your own server, which waits for an outcome for every delivery.
private actor RecordingBackend: DispatchBackend {
    private(set) var outcomes: [String: Outcome] = [:]
    private(set) var reasons: [String: CancelReason] = [:]
    private(set) var photos: [String] = []

    func report(_ event: DeliveryEvent) async {}
    func reportStopped(_ deliveryId: String, because error: any Error) async {}
    func reportOutcome(_ outcome: Outcome, of deliveryId: String) async { outcomes[deliveryId] = outcome }
    func reportCancelled(_ reason: CancelReason, of deliveryId: String) async { reasons[deliveryId] = reason }
    func reportProof(_ photoId: String, of deliveryId: String) async { photos.append(photoId) }
    func isOpen(_ deliveryId: String) async -> Bool {
        outcomes[deliveryId] == nil && reasons[deliveryId] == nil
    }
    func outcome(of deliveryId: String) async -> Outcome? { outcomes[deliveryId] }
    func reason(of deliveryId: String) async -> CancelReason? { reasons[deliveryId] }
}

extension SimulatorTests {
    @MainActor
    @Suite(.timeLimit(.minutes(1)))
    struct CourierViewModelTests {
        private let backend = RecordingBackend()
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
                await model.leaveAtDoor(photoId: "photo-7")

                #expect(model.uiState.openId == nil)
                #expect(await backend.outcomes.isEmpty)
                #expect(await backend.photos.isEmpty)
            }
        }

        @Test("A photo that the SDK refuses goes to the server, and the delivery is complete")
        func refusedPhoto() async throws {
            try await replay(.houseDelivery) { model in
                let tooLong = String(repeating: "7", count: 257)
                await model.leaveAtDoor(photoId: tooLong)

                #expect(model.uiState.openId == nil)
                #expect(await backend.outcomes.isEmpty)
                #expect(await backend.photos == [tooLong])
            }
        }

        @Test("A delivery that nobody answers ends as a failed attempt")
        func completeFailedAttempt() async throws {
            try await replay(.failedDelivery) { model in
                try await until {
                    model.uiState.events.contains { if case .departed = $0.kind { true } else { false } }
                }
                await model.complete(.failedAttempt)

                #expect(model.uiState.openId == nil)
                #expect(await backend.outcomes.isEmpty)
            }
        }

        @Test("A delivery that runs but isn't shown offers a way back to it")
        func deliveryElsewhere() async throws {
            try await replay(.houseDelivery) { _ in
                let other = makeModel(SimulatedDeliveries(recording: .houseDelivery))
                await other.start(job)
                #expect(other.uiState.problem?.remedy == .resume)
            }
        }

        @Test("A running delivery whose outcome the server has isn't shown, and ends with it")
        func deliveryWithOutcome() async throws {
            let session = try await DeliverySimulator.simulateDelivery(.houseDelivery, speed: 0)
            await backend.reportOutcome(.leftAtDoor, of: session.deliveryId) // `isOpen` is now false.
            let model = makeModel(SimulatedDeliveries(recording: .houseDelivery, running: session))

            await model.resume()
            #expect(model.uiState.openId == nil)
            #expect(model.uiState.problem?.remedy == .endOther)
            await model.endOther()

            #expect(model.uiState.problem == nil)
            var states = session.state.makeAsyncIterator()
            let last: SessionState? = await states.next()
            #expect(last == .completed)
        }

        @Test("A running delivery that the server has no outcome or reason for goes on")
        func deliveryWithoutOutcome() async throws {
            let session = try await DeliverySimulator.simulateDelivery(.houseDelivery, speed: 0)
            let model = makeModel(SimulatedDeliveries(recording: .houseDelivery, running: session))

            await model.endOther()

            #expect(model.uiState.problem == .endUnknown)
            try await session.cancel(.courierCancelled) // Fails if the session has ended.
        }

        @Test("The outcome of an expired delivery goes to the server before another starts")
        func completeExpiredDelivery() async throws {
            let model = makeModel(SimulatedDeliveries(recording: .houseDelivery, expiredId: "order-1041"))
            await model.resume()
            await model.start(job)
            #expect(model.uiState.openId == "order-1041")

            await model.complete(.handedToRecipient)

            #expect(model.uiState.openId == nil)
            #expect(await backend.outcomes == ["order-1041": .handedToRecipient])
        }

        @Test("An expired delivery can be cancelled, and the reason goes to the server")
        func cancelExpiredDelivery() async throws {
            let model = makeModel(SimulatedDeliveries(recording: .houseDelivery, expiredId: "order-1041"))
            await model.resume()

            await model.cancel(.reassigned)

            #expect(model.uiState.openId == nil)
            #expect(await backend.reasons == ["order-1041": .reassigned])
        }

        private func makeModel(_ deliveries: SimulatedDeliveries) -> CourierViewModel {
            CourierViewModel(deliveries: deliveries, backend: backend)
        }

        /// Starts a delivery, and ends it even if the test fails halfway: an app can have only one.
        private func replay(
            _ recording: Recording,
            test: (CourierViewModel) async throws -> Void
        ) async throws {
            let model = makeModel(SimulatedDeliveries(recording: recording))
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
// #endregion tests
