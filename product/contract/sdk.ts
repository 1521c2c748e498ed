import type {OwnIds} from './ids';
import type {Member} from './types';

export const sdkMembers: readonly Member<OwnIds>[] = [
  {
    name: 'configure',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Prepares the SDK. It works offline, and fails only if the key is empty. A second call replaces the key and all options, even during a delivery: options that it leaves out return to their defaults.',
    parameters: [
      {
        name: 'context',
        type: 'Context',
        summary: 'Any context of your app.',
        platforms: ['android'],
      },
      {
        name: 'apiKey',
        type: 'string',
        summary: 'The key that you created for this app in the dashboard.',
      },
      {
        name: 'options',
        type: 'ConfigureOptions',
        default: {fields: true},
        summary: 'Settings for the whole SDK.',
      },
    ],
    errors: ['INVALID_API_KEY'],
    since: '1.0.0',
    signatures: {
      android:
        'suspend fun configure(context: Context, apiKey: String, options: ConfigureOptions = ConfigureOptions())',
      ios: 'static func configure(apiKey: String, options: ConfigureOptions = .init()) async throws',
      reactNative: 'function configure(apiKey: string, options?: ConfigureOptions): Promise<void>',
      flutter:
        'static Future<void> configure({required String apiKey, ConfigureOptions options = const ConfigureOptions()})',
    },
  },
  {
    name: 'permissionStatus',
    owner: 'sdk',
    kind: 'function',
    summary: 'Returns what the courier allows, and never shows a dialog.',
    parameters: [],
    errors: ['NOT_CONFIGURED'],
    since: '1.0.0',
    signatures: {
      android: 'suspend fun permissionStatus(): PermissionStatus',
      ios: 'static func permissionStatus() async throws -> PermissionStatus',
      reactNative: 'function permissionStatus(): Promise<PermissionStatus>',
      flutter: 'static Future<PermissionStatus> permissionStatus()',
    },
  },
  {
    name: 'requestPermission',
    owner: 'sdk',
    kind: 'function',
    summary:
      "Shows the system's permission dialog, if the system still allows it, and waits for the answer.",
    parameters: [
      {
        name: 'activity',
        type: 'ComponentActivity',
        summary: 'The activity on screen.',
        platforms: ['android'],
      },
      {name: 'level', type: 'PermissionLevel', summary: 'What your app asks for.'},
    ],
    errors: ['NOT_CONFIGURED', 'LOCATION_DISABLED'],
    since: '1.0.0',
    signatures: {
      android:
        'suspend fun requestPermission(activity: ComponentActivity, level: PermissionLevel): PermissionStatus',
      ios: 'static func requestPermission(_ level: PermissionLevel) async throws -> PermissionStatus',
      reactNative: 'function requestPermission(level: PermissionLevel): Promise<PermissionStatus>',
      flutter: 'static Future<PermissionStatus> requestPermission(PermissionLevel level)',
    },
  },
  {
    name: 'startDelivery',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Starts a delivery, without waiting for a position. Called again with the id of the running session, it returns the same object and ignores its other arguments.',
    parameters: [
      {
        name: 'deliveryId',
        type: 'string',
        summary: 'Your own id for this attempt.',
      },
      {name: 'destination', type: 'Destination', summary: 'Where the parcel is going.'},
      {
        name: 'options',
        type: 'DeliveryOptions',
        default: {fields: true},
        summary: 'Settings for this delivery.',
      },
    ],
    errors: [
      'NOT_CONFIGURED',
      'INVALID_API_KEY',
      'PERMISSION_DENIED',
      'LOCATION_DISABLED',
      'APP_IN_BACKGROUND',
      'INVALID_DESTINATION',
      'DELIVERY_ALREADY_ACTIVE',
      'INVALID_EVENT',
      'STORAGE_FULL',
      'NETWORK_UNAVAILABLE',
      'SERVER_ERROR',
    ],
    since: '1.0.0',
    signatures: {
      android:
        'suspend fun startDelivery(deliveryId: String, destination: Destination, options: DeliveryOptions = DeliveryOptions()): DeliverySession',
      ios: 'static func startDelivery(_ deliveryId: String, to destination: Destination, options: DeliveryOptions = .init()) async throws -> DeliverySession',
      reactNative:
        'function startDelivery(deliveryId: string, destination: Destination, options?: DeliveryOptions): Promise<DeliverySession>',
      flutter:
        'static Future<DeliverySession> startDelivery(String deliveryId, {required Destination destination, DeliveryOptions options = const DeliveryOptions()})',
    },
  },
  {
    name: 'activeSession',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Finds the running session, even after a restart. It returns the same object each time.',
    parameters: [],
    errors: ['NOT_CONFIGURED', 'SESSION_EXPIRED'],
    since: '1.1.0',
    signatures: {
      android: 'suspend fun activeSession(): DeliverySession?',
      ios: 'static func activeSession() async throws -> DeliverySession?',
      reactNative: 'function activeSession(): Promise<DeliverySession | null>',
      flutter: 'static Future<DeliverySession?> activeSession()',
    },
  },
  {
    name: 'setBackgroundHandler',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Sets the function that receives the events while your app has no Android activity. At all other times, and on iOS, your listeners receive them. Without a handler, your app gets the events that it has missed when it next follows the session.',
    parameters: [
      {
        name: 'handler',
        type: 'function',
        summary:
          'Receives one `DeliveryEvent` at a time. If it fails, or takes longer than 30 seconds, the SDK logs a warning and goes on to the next event.',
      },
    ],
    errors: [],
    since: '2.1.0',
    signatures: {
      reactNative:
        'function setBackgroundHandler(handler: (event: DeliveryEvent) => Promise<void>): void',
      flutter:
        'static void setBackgroundHandler(Future<void> Function(DeliveryEvent event) handler)',
    },
  },
  {
    name: 'queuedEventCount',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Returns how many events are waiting on the device to be sent. The outcome counts as one of them.',
    parameters: [],
    errors: ['NOT_CONFIGURED'],
    since: '1.1.0',
    signatures: {
      android: 'suspend fun queuedEventCount(): Int',
      ios: 'static func queuedEventCount() async throws -> Int',
      reactNative: 'function queuedEventCount(): Promise<number>',
      flutter: 'static Future<int> queuedEventCount()',
    },
  },
  {
    name: 'handleBackgroundTransfer',
    owner: 'sdk',
    kind: 'function',
    summary:
      "Takes over a background transfer that has finished. Call it in your app delegate's `application(_:handleEventsForBackgroundURLSession:completionHandler:)`. It works before `configure`. Without this call, iOS may suspend your app before the SDK has processed the server's answers, and events stay queued for longer.",
    parameters: [
      {name: 'identifier', type: 'string', summary: 'The identifier that iOS passes to your app.'},
      {
        name: 'completionHandler',
        type: 'function',
        summary:
          'The function that iOS passes to your app. The SDK calls it on the main thread, after it has processed the answers.',
      },
    ],
    result:
      "Whether the transfer is the SDK's. If not, the SDK does nothing, and your app has to call `completionHandler` itself.",
    errors: [],
    since: '2.4.0',
    signatures: {
      ios: 'static func handleBackgroundTransfer(identifier: String, completionHandler: @escaping () -> Void) -> Bool',
    },
  },
  {
    name: 'setBatteryMode',
    owner: 'sdk',
    kind: 'function',
    summary:
      "Changes the battery mode of the running delivery, and of later deliveries that don't set their own, until `configure` is called again.",
    parameters: [{name: 'mode', type: 'BatteryMode', summary: 'The new mode.'}],
    errors: ['NOT_CONFIGURED'],
    since: '1.2.0',
    signatures: {
      android: 'suspend fun setBatteryMode(mode: BatteryMode)',
      ios: 'static func setBatteryMode(_ mode: BatteryMode) async throws',
      reactNative: 'function setBatteryMode(mode: BatteryMode): Promise<void>',
      flutter: 'static Future<void> setBatteryMode(BatteryMode mode)',
    },
  },
  {
    name: 'setLogLevel',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Changes how much the SDK logs, and overrides the level that `configure` sets, even if `configure` is called later.',
    parameters: [{name: 'level', type: 'LogLevel', summary: 'The new level.'}],
    errors: [],
    since: '1.0.0',
    signatures: {
      android: 'fun setLogLevel(level: LogLevel)',
      ios: 'static func setLogLevel(_ level: LogLevel)',
      reactNative: 'function setLogLevel(level: LogLevel): void',
      flutter: 'static void setLogLevel(LogLevel level)',
    },
  },
  {
    name: 'deleteLocalData',
    owner: 'sdk',
    kind: 'function',
    summary:
      'Deletes the delivery data on the device: the last session with its destination, its events and their positions, and the events that have not been sent, which are lost. The key and the options stay.',
    parameters: [],
    errors: ['NOT_CONFIGURED', 'DELIVERY_ALREADY_ACTIVE'],
    since: '1.3.0',
    signatures: {
      android: 'suspend fun deleteLocalData()',
      ios: 'static func deleteLocalData() async throws',
      reactNative: 'function deleteLocalData(): Promise<void>',
      flutter: 'static Future<void> deleteLocalData()',
    },
  },
];
