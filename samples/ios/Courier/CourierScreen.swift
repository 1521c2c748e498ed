import SwiftUI
import UIKit
import {{ios.module}}

enum CourierAction {
    case askPermission, openSettings
    case start, leaveAtDoor, complete(Outcome), cancel
    case mend(Remedy)
}

typealias Send = @MainActor (CourierAction) -> Void

struct CourierScreen: View {
    let uiState: CourierUIState
    let send: Send

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Group {
                PermissionNotice(status: uiState.permission, send: send)
                if let problem = uiState.problem {
                    ProblemNotice(problem: problem, send: send)
                }
            }
            .disabled(uiState.isBusy)
            OfflineQueue(count: uiState.queuedEvents)
            List(uiState.events, id: \.eventId) { event in
                if let text = event.text { Text(text) }
            }
            Group {
                if uiState.openId != nil {
                    EndButtons(send: send)
                } else {
                    Button("Start delivery") { send(.start) }
                        .buttonStyle(.borderedProminent)
                        .disabled(!uiState.permission.isPrecise)
                }
            }
            .disabled(uiState.isBusy)
        }
        .padding()
    }
}

// #region end-buttons
/// The courier decides how a delivery ended, because an event is only an estimate.
private struct EndButtons: View {
    let send: Send
    @State private var asksToCancel = false

    var body: some View {
        Button("Handed over") { send(.complete(.handedToRecipient)) }.buttonStyle(.borderedProminent)
        Button("Left at the door") { send(.leaveAtDoor) }
        Button("With a neighbour") { send(.complete(.handedToNeighbour)) }
        Button("Nobody home") { send(.complete(.failedAttempt)) }
        Button("Cancel delivery", role: .destructive) { asksToCancel = true }
            .confirmationDialog("Cancel this delivery?", isPresented: $asksToCancel, titleVisibility: .visible) {
                Button("Cancel delivery", role: .destructive) { send(.cancel) }
                Button("Keep it running", role: .cancel) {}
            }
    }
}
// #endregion end-buttons

// #region permission-notice
private struct PermissionNotice: View {
    let status: PermissionStatus
    let send: Send

    var body: some View {
        switch status {
        case .notDetermined:
            Text("Courier uses your location during a delivery to record when you arrive and which door you deliver to.")
            Button("Continue") { send(.askPermission) }
        case .approximate:
            Text("Approximate location can’t tell one door from the next. Allow precise location for this delivery, or always in Settings.")
            Button("Continue") { send(.askPermission) }
            Button("Open Settings") { send(.openSettings) }
        case .denied:
            Text("Courier can’t use your location. Allow it in Settings, and turn on Location Services under Privacy & Security.")
            Button("Open Settings") { send(.openSettings) }
        default:
            EmptyView()
        }
    }
}
// #endregion permission-notice

private struct ProblemNotice: View {
    let problem: Problem
    let send: Send

    var body: some View {
        VStack(alignment: .leading) {
            Text(problem.text)
            if let remedy = problem.remedy {
                Button {
                    send(.mend(remedy))
                } label: {
                    Text(remedy.label)
                }
            }
        }
        .task(id: problem) {
            UIAccessibility.post(notification: .announcement, argument: String(localized: problem.text))
        }
    }
}

// #region event-text
extension DeliveryEvent {
    /// `nil` for kinds that the courier needn't see, and for those that a later version adds.
    var text: LocalizedStringResource? {
        switch kind {
        case .approaching(let distance): "\(Int((distance / 10).rounded()) * 10) m to go"
        case .parked: "Parked"
        case .buildingEntered: "In the building"
        case .floorChanged(let floor): "Floor \(floor)"
        case .doorReached: "At the door"
        case .handedOver(let dwell): "Probably delivered after \(dwell.components.seconds) s"
        case .departed: "On the way again"
        default: nil
        }
    }
}
// #endregion event-text

// #region preview
private let atTheDoor = DeliveryEvent(
    eventId: "event-1",
    deliveryId: "order-1042",
    kind: .doorReached,
    time: .now,
    detectedAt: .now,
    position: Position(latitude: 52.53031, longitude: 13.38467, accuracy: 6.5),
    confidence: 0.9
)

#Preview {
    CourierScreen(
        uiState: CourierUIState(
            permission: .whileInUse,
            openId: "order-1042",
            state: .onSite,
            events: [atTheDoor]
        )
    ) { _ in }
}
// #endregion preview
