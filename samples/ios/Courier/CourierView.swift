import SwiftUI
import UIKit
import {{ios.module}}

// #region view
/// Connects the screen to the view model and the system.
struct CourierView: View {
    @StateObject private var model: CourierViewModel
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase

    /// Your server hands out the jobs, and gives each attempt an id of its own.
    private var nextJob: CourierJob {
        CourierJob(
            id: "order-\(UUID().uuidString)",
            route: "north-3",
            address: "1 Sample Street, 10115 Berlin, Germany"
        )
    }

    init(deliveries: any Deliveries, backend: any DispatchBackend) {
        _model = StateObject(wrappedValue: CourierViewModel(deliveries: deliveries, backend: backend))
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
        case .askPermission: await model.askPermission(.whileInUse)
        case .openSettings: openSettings()
        case .start: await model.start(nextJob)
        case .complete(let outcome): await model.complete(outcome)
        case .leaveAtDoor: await model.leaveAtDoor(photoId: "photo-7")
        case .cancel: await model.cancel(.courierCancelled)
        case .mend(.allowLocation), .mend(.turnLocationOn): openSettings()
        case .mend(.resume): await model.resume()
        case .mend(.endOther): await model.endOther()
        }
    }

    /// Opens the app's own page in Settings: the page of Location Services has no public URL.
    private func openSettings() {
        if let settings = URL(string: UIApplication.openSettingsURLString) { openURL(settings) }
    }
}
// #endregion view
