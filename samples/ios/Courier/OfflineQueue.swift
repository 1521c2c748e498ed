import SwiftUI

enum QueueState: Sendable {
    case waiting(Int)
    case unknown(any Error)
}

// #region queue-states
extension Deliveries {
    /// Polls while there is a listener.
    func queueStates(every interval: Duration = .seconds(10)) -> AsyncStream<QueueState> {
        AsyncStream { continuation in
            let asking = Task {
                do {
                    while true {
                        continuation.yield(.waiting(try await queuedEventCount()))
                        try await Task.sleep(for: interval)
                    }
                } catch {
                    continuation.yield(.unknown(error))
                    continuation.finish()
                }
            }
            continuation.onTermination = { _ in asking.cancel() }
        }
    }
}
// #endregion queue-states

/// Shows how many events are waiting, and nothing once all have been sent.
struct OfflineQueue: View {
    let state: QueueState

    var body: some View {
        if case .waiting(let events) = state, events > 0 {
            Text("^[\(events) event](inflect: true) waiting for a connection")
        }
    }
}
