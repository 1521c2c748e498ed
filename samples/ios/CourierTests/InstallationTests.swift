import Testing
import {{ios.module}}

/// A device can have one session at a time, so these tests run one after the other.
@Suite(.serialized)
enum SimulatorTests {}

extension SimulatorTests {
    struct InstallationTests {

        @Test("The simulator replays a delivery", .timeLimit(.minutes(1)))
        func simulatorReplaysDelivery() async throws {
            DeliverySdk.setLogLevel(.debug)
            let session = try await DeliverySimulator.simulateDelivery(.houseDelivery, speed: 0)

            for try await event in session.events {
                if case .handedOver = event.kind {
                    try await session.complete(.handedToRecipient)
                }
            }

            var states = session.state.makeAsyncIterator()
            let last: SessionState? = await states.next()
            #expect(last == .completed)
        }
    }
}
