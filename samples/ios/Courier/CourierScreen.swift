import SwiftUI
import {{ios.module}}

enum CourierAction {
    case askPermission(PermissionLevel), openSettings
    case start, handOver, leaveAtDoor, cancel
    case mend(Remedy)
}

typealias Send = @MainActor (CourierAction) -> Void

struct CourierScreen: View {
    let uiState: CourierUIState
    let send: Send

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            PermissionNotice(status: uiState.permission, send: send)
            if let problem = uiState.problem {
                ProblemNotice(problem: problem, send: send)
            }
            OfflineQueue(state: uiState.queue)
            List(Array(uiState.events.enumerated()), id: \.offset) { item in
                Text(item.element.text)
            }
            if let state = uiState.state, !state.isFinal {
                Button("Handed over") { send(.handOver) }.buttonStyle(.borderedProminent)
                Button("Left at the door") { send(.leaveAtDoor) }
                Button("Cannot deliver", role: .destructive) { send(.cancel) }
            } else {
                Button("Start delivery") { send(.start) }
                    .buttonStyle(.borderedProminent)
                    .disabled(!uiState.permission.isPrecise)
            }
        }
        .padding()
    }
}

// #region permission-notice
private struct PermissionNotice: View {
    let status: PermissionStatus
    let send: Send

    var body: some View {
        switch status {
        case .notDetermined:
            Text("Your position shows when you arrive and where you deliver.")
            Button("Continue") { send(.askPermission(.whileInUse)) }
        case .approximate:
            Text("An approximate position cannot tell one door from the next. Turn on Precise Location.")
            Button("Open settings") { send(.openSettings) }
        case .denied:
            Text("Location is off for this app. You can turn it on in the settings.")
            Button("Open settings") { send(.openSettings) }
        case .whileInUse:
            Button("Keep going when the app is closed") { send(.askPermission(.always)) }
        case .always:
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
                Button(remedy == .turnLocationOn ? "Open settings" : "Try again") { send(.mend(remedy)) }
            }
        }
        .task(id: problem) {
            UIAccessibility.post(notification: .announcement, argument: String(localized: problem.text))
        }
    }
}

// #region event-text
extension DeliveryEvent {
    var text: LocalizedStringResource {
        switch kind {
        case .approaching(let distance): "\(Int(distance.rounded())) m to go"
        case .parked: "Parked"
        case .buildingEntered: "In the building"
        case .floorChanged(let floor): "Floor \(floor)"
        case .doorReached: "At the door"
        case .handedOver(let dwell): "Handed over after \(dwell.components.seconds) s"
        case .departed: "On the way again"
        case .recorded(let name, _): "Recorded: \(name)"
        }
    }
}
// #endregion event-text

#Preview {
    CourierScreen(uiState: CourierUIState(permission: .whileInUse)) { _ in }
}
