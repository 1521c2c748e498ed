import {identity} from './identity';
import {platforms} from './platforms';
import type {PlatformId} from './types';

/** What the skill for coding agents says of one platform alone. Each is one or more sentences. */
interface SkillNotes {
  /** What to find out about the project before changing it. */
  project: string;
  /** What the app has to declare to the system, by name, as the sample app does, and what else goes with the package. */
  declare: string;
  /** What to know before reading the declarations. */
  code: string;
  /** What to do after a change to packages, permissions or the key. */
  rebuild: string;
  /** The calls that need not wait for `configure`. */
  early: string;
  /** Where `configure` runs, and how the app waits for it. */
  configure: string;
  /** When to look for a delivery that was running before a restart. */
  recover: string;
  /** Whether the notification needs a permission. */
  notifications: string;
  /** How to branch over the codes of errors and other values. */
  codes: string;
  /** How to pass events on to the app's own server, if it needs them from the app. */
  passOn: string;
  /** The commands that must pass before the work is done. */
  done: string;
}

const onAndroid =
  'Declare these Android permissions: `INTERNET`, `ACCESS_COARSE_LOCATION`, `ACCESS_FINE_LOCATION`, `FOREGROUND_SERVICE`, `FOREGROUND_SERVICE_LOCATION` and `POST_NOTIFICATIONS`.';

const onIos =
  'Add these entries to the `Info.plist`: `NSLocationWhenInUseUsageDescription`, `NSLocationAlwaysAndWhenInUseUsageDescription`, `NSLocationTemporaryUsageDescriptionDictionary` with the key `Delivery`, and `UIBackgroundModes` with `location`, without which the app crashes when a delivery starts. Explain the use of location in the words of the app.';

const onBoth = `${onAndroid} ${onIos} Raise the minimum versions to API level ${platforms.android.minSdk} and iOS ${platforms.ios.minOs}, as the install page shows. Add the notification's icon and \`keep.xml\`.`;

/** @param way what the app asks with, and how often */
const askToNotify = (way: string) =>
  `On Android 13 and later, ask for \`POST_NOTIFICATIONS\` ${way}. Start the delivery even if the courier refuses notifications.`;

export const skills: Readonly<Partial<Record<PlatformId, SkillNotes>>> = {
  android: {
    project:
      'See whether the build files are in Kotlin (`build.gradle.kts`) or Groovy (`build.gradle`), and whether there is a version catalog, `gradle/libs.versions.toml`. Write in the form that the project uses.',
    declare: onAndroid,
    code: 'All other types, those of the simulator included, are in the same package. `DeliverySdk` and `DeliverySimulator` are objects: import them, not their members. `ComponentActivity` is `androidx.activity.ComponentActivity`. `Instant` is `java.time.Instant`, and `Duration` is `kotlin.time.Duration`: `8.hours` needs the import `kotlin.time.Duration.Companion.hours`.',
    rebuild:
      'Sync Gradle and build the app again. Set `icon` of the notification to the name of a drawable, and keep that drawable in a release, as the install page shows.',
    early: '`setLogLevel`',
    configure:
      'Run it in a `Deferred` of the application class, which the other calls await, and register that class in the manifest.',
    recover:
      'in `onCreate()` of the application, whenever a view model that shows the delivery is created, and after a courier has signed in',
    notifications: askToNotify(
      'with `ActivityResultContracts.RequestPermission`, once, before the first delivery',
    ),
    codes:
      "In a `when` over the SDK's values, leave at least one existing value to the `else`, or Kotlin warns that the `else` is redundant. Let all errors other than a `DeliveryException` through.",
    passOn: 'collect `events` in a scope that belongs to no screen',
    done: '`./gradlew assembleDebug testDebugUnitTest`. If the app has product flavours, put the name of one into both tasks, as in `assembleDemoDebug`',
  },
  ios: {
    project: `See whether there is a \`Podfile\` or a \`Package.swift\`. Use Swift Package Manager, even if the project has a \`Podfile\`. Use CocoaPods only if the user asks for it: ${identity.sdk.version} is the last version there.`,
    declare: onIos,
    code: 'Write labels exactly as declared; `_` means that there is none. Enums have no raw values, and nothing is `Codable`.',
    rebuild:
      "Resolve the packages and build the app again. Forward background transfers from the app delegate, with `handleBackgroundTransfer`: if it returns `false`, the transfer is not the SDK's, so call the completion handler yourself, and if it returns `true`, do not.",
    early: '`setLogLevel`, `handleBackgroundTransfer`',
    configure: 'Run it in a `Task` of the app delegate, which the other calls await.',
    recover: 'when the app has launched, and after a courier has signed in',
    notifications: 'The SDK shows no notification on iOS, so it needs no permission for one.',
    codes:
      "In a `switch` over the SDK's values, leave at least one existing value to the `default`, or Swift warns that the `default` is never executed. Show one general message for all errors that are not the SDK's, except for a `CancellationError`: a cancelled call still takes effect, and only `startDelivery` is undone.",
    passOn:
      'read `events` in a `Task` that belongs to no screen: each read of `events` returns a new stream',
    done: '`xcodebuild test -scheme <scheme> -destination "platform=iOS Simulator,name=<device>" -parallel-testing-enabled NO`, because only one delivery can run at a time. With CocoaPods, add `-workspace <name>.xcworkspace`. Put the tests in a target that has the app as its Host Application, and do not add the package to that target. Put every test that starts a session into one `@Suite(.serialized)`, and nest further suites in it: Swift Testing otherwise runs tests in parallel',
  },
  reactNative: {
    project:
      'If `package.json` depends on Expo and Git does not track the folders `android/` and `ios/`, the app config generates them: change `app.config.ts`, after moving the values of an `app.json` there, and never those folders. Otherwise, follow what the install page says for a bare project; in an Expo project, do so only for the files in those folders, because the key still comes from `app.config.ts`, and the entry file stays as it is for Expo. If the app also runs on the web, Windows or macOS, check `Platform.OS` before each call.',
    declare: onBoth,
    code: '`DeliveryError` is a class: import it as a value, not as a type, so that `instanceof` works. All other records are plain objects.',
    rebuild:
      'Build the app again: a reload of the JavaScript has no effect, and Expo Go cannot load the SDK. If the app config generates the native folders, run `npx expo prebuild` first; otherwise, run `bundle exec pod install` in `ios/`.',
    early: '`setLogLevel`, `setBackgroundHandler`',
    configure:
      'Keep its promise in a module that the entry file imports for its side effects: Metro can postpone a named import until its value is used.',
    recover:
      'when the first screen appears and after a courier has signed in, but not in the background handler',
    notifications: askToNotify(
      'with `PermissionsAndroid` before each delivery: Android shows the dialog only while the courier can still choose',
    ),
    codes: 'Rethrow whatever is not a `DeliveryError`.',
    passOn:
      'add a listener, and call `setBackgroundHandler` in the entry file, before it registers the app: Android can start the process without a screen. An error removes a listener: add it again once the cause is gone, or render once with `useDeliverySession(null)`',
    done: '`npx tsc --noEmit` and `npx jest`, then a debug build for each system that this computer can build: `./gradlew assembleDebug` in `android/`, and in `ios/` `xcodebuild -workspace <name>.xcworkspace -scheme <scheme> -sdk iphonesimulator build`. If the app config generates these folders, run `npx expo prebuild` first. Do not run the app: `run:android` and `run:ios` need a device and do not end',
  },
  flutter: {
    project:
      'Find the Dart file that has `main()`, and see whether the app has flavours. If there are folders for other systems than `android/` and `ios/`, check the platform before each call: the package does not work there.',
    declare: onBoth,
    code: 'Write values with their type, as shown. The kinds of events are shown as patterns for a `switch`, with their constructors below. `Outcome`, `CancelReason`, `ErrorCode`, `SessionState`, `PermissionStatus`, `PermissionLevel`, `BatteryMode` and `LogLevel` are enums.',
    rebuild: 'Build the app again: hot reload and hot restart have no effect on native code.',
    early: '`setLogLevel`, `setBackgroundHandler`',
    configure:
      'Call `WidgetsFlutterBinding.ensureInitialized()` first, and do not await `configure` before `runApp`: if it failed, no screen would appear.',
    recover:
      'when the app starts and after a courier has signed in, but not in the background handler',
    notifications: askToNotify(
      'before each delivery, with `await Permission.notification.request()` from `permission_handler` 12: Android shows the dialog only while the courier can still choose. Import that package with `show Permission, PermissionActions`, because it has a `PermissionStatus` of its own',
    ),
    codes:
      'In a `switch` over an enum of the SDK, leave at least one existing value to the `_`, or Dart warns that the `_` is unreachable, and `flutter analyze` fails. `DeliveryEventKind` is not sealed, so you can list all kinds. Let all errors other than a `DeliveryException` through.',
    passOn:
      "add a listener that belongs to no screen, and call `setBackgroundHandler` in `main`, after `WidgetsFlutterBinding.ensureInitialized()` and before `runApp`: Android can start the process without a screen. The handler must be a top-level or static function, marked with `@pragma('vm:entry-point')`. It runs in an isolate of its own: call `DartPluginRegistrant.ensureInitialized()`, from `dart:ui`, there first. Configure the SDK there only if the handler calls it, with the same options: this resets the mode from `setBatteryMode`. Always set `onError`. Do not call the SDK in another plugin's isolate: store the message, and act on it when the app is next on screen",
    done: '`flutter analyze` and `flutter test`, then a debug build for each system that this computer can build: `flutter build apk --debug` and, on a Mac, `flutter build ios --debug --no-codesign`. A debug build needs no key. Do not use `flutter run`, which needs a device and does not end',
  },
};
