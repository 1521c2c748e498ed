import React
import React_RCTAppDelegate
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard
            let windowScene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? AppDelegate
        else { return }

        let window = UIWindow(windowScene: windowScene)
        self.window = window
        app.window = window
        app.reactNativeFactory?.startReactNative(
            withModuleName: "Courier",
            in: window,
            launchOptions: launchOptions(of: connectionOptions)
        )
    }

    /// A link that opens the app while it is running.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts {
            RCTLinkingManager.application(.shared, open: context.url, options: [:])
        }
    }

    /// A universal link that opens the app while it is running.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        RCTLinkingManager.application(.shared, continue: activity) { _ in }
    }

    /// `Linking.getInitialURL` reads a link that starts the app under the names that it had before scenes.
    private func launchOptions(
        of connection: UIScene.ConnectionOptions
    ) -> [UIApplication.LaunchOptionsKey: Any]? {
        if let url = connection.urlContexts.first?.url {
            return [.url: url]
        }
        guard let activity = connection.userActivities.first else { return nil }
        return [
            .userActivityDictionary: [
                UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
                "UIApplicationLaunchOptionsUserActivityKey": activity,
            ] as [String: Any],
        ]
    }
}
