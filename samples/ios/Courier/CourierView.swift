import SwiftUI
import {{ios.module}}

/// Connects the screen with the view model, and with what only the system can do.
struct CourierView: View {
    @StateObject private var model: CourierViewModel
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase

    private let job = CourierJob(
        id: "order-1042",
        route: "north-3",
        address: "1 Sample Street, 10115 Berlin, Germany"
    )

    init(deliveries: any Deliveries) {
        _model = StateObject(wrappedValue: CourierViewModel(deliveries: deliveries))
    }

    var body: some View {
        CourierScreen(uiState: model.uiState) { action in
            Task { await perform(action) }
        }
        .task { await model.resume() }
        .task(id: scenePhase) {
            guard scenePhase == .active else { return }
            await model.screenBecameActive(powerSaving: ProcessInfo.processInfo.isLowPowerModeEnabled)
            await model.watchQueue()
        }
    }

    private func perform(_ action: CourierAction) async {
        switch action {
        case .askPermission(let level): await model.askPermission(level)
        case .openSettings: openSettings()
        case .start: await model.start(job)
        case .handOver: await model.complete(.handedToRecipient)
        case .leaveAtDoor: await model.leaveAtDoor(Proof(photoId: "photo-7", place: "front door"))
        case .cancel: await model.cancel(.courierCancelled)
        case .mend(.askPermission): await model.askPermission(.whileInUse)
        case .mend(.turnLocationOn): openSettings()
        case .mend(.resume): await model.resume()
        }
    }

    // #region open-settings
    /// Opens the app's own page of the Settings app; there is no address for any other page.
    private func openSettings() {
        if let settings = URL(string: UIApplication.openSettingsURLString) { openURL(settings) }
    }
    // #endregion open-settings
}
