import OSLog
import SwiftUI
import {{ios.module}}

// #region app
@main
struct CourierApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            CourierView(deliveries: delegate.deliveries, backend: delegate.backend)
        }
    }
}
// #endregion app

/// Lives as long as the process, so it owns the SDK's configuration and any work that outlives a screen.
final class AppDelegate: NSObject, UIApplicationDelegate {

    // #region configure
    /// Await its value before any other call. It throws if `configure` threw.
    let configured: Task<Void, any Error> = Task {
        try await DeliverySdk.configure(
            apiKey: Bundle.main.object(forInfoDictionaryKey: "DeliveryAPIKey") as? String ?? ""
        )
    }
    // #endregion configure

    let backend: any DispatchBackend = LogBackend()

    private(set) lazy var deliveries = SdkDeliveries(
        configured: configured,
        reporter: DeliveryReporter(backend: backend)
    )

    // #region recover-on-start
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        #if DEBUG
        DeliverySdk.setLogLevel(.debug)
        #endif
        Task {
            do {
                _ = try await deliveries.recover()
            } catch {
                Logger.courier.warning("Cannot recover: \(String(describing: error), privacy: .public)")
            }
        }
        return true
    }
    // #endregion recover-on-start

    // #region background-transfers
    /// Hands the SDK's transfers to the SDK. If your app has transfers of its own, handle them here.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        if !DeliverySdk.handleBackgroundTransfer(identifier: identifier, completionHandler: completionHandler) {
            completionHandler()
        }
    }
    // #endregion background-transfers
}

extension Logger {
    nonisolated static let courier = Logger(subsystem: "com.acme.courier", category: "delivery")
}
