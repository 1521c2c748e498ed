import Testing
import {{ios.module}}

/// An app can have one session at a time, so these tests run one after the other.
@Suite(.serialized)
enum SimulatorTests {}

/// Ends the session even if the test fails halfway: otherwise, the next test couldn't start one.
func ending(_ session: DeliverySession, after test: () async throws -> Void) async throws {
    do {
        try await test()
    } catch {
        try? await session.cancel(.courierCancelled)
        throw error
    }
    try? await session.cancel(.courierCancelled)
}

extension SimulatorTests {
    struct InstallationTests {

        @Test("A delivery runs from the road to the door", .timeLimit(.minutes(1)))
        func simulatorReplaysDelivery() async throws {
            let session = try await DeliverySimulator.simulateDelivery(.apartmentDelivery, speed: 0)

            try await ending(session) {
                for try await event in session.events {
                    print(event.kind)
                    if case .departed = event.kind { try await session.complete(.leftAtDoor) }
                }

                var states = session.state.makeAsyncIterator()
                let last: SessionState? = await states.next()
                #expect(last == .completed)
            }
        }
    }
}
