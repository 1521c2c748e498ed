import SwiftUI

extension Deliveries {
    /// Polls while there is a listener, and ends if the SDK isn't configured.
    func queuedEventCounts(every interval: Duration = .seconds(10)) -> AsyncStream<Int> {
        AsyncStream { continuation in
            let polling = Task {
                do {
                    while true {
                        continuation.yield(try await queuedEventCount())
                        try await Task.sleep(for: interval)
                    }
                } catch {
                    continuation.finish()
                }
            }
            continuation.onTermination = { _ in polling.cancel() }
        }
    }
}

/// Shows how many events are waiting, and nothing once all have been sent.
struct OfflineQueue: View {
    let count: Int

    var body: some View {
        if count > 0 {
            Text("^[\(count) event](inflect: true) waiting to be sent")
        }
    }
}
