import type {ValueType} from './types';

export const valueTypes = [
  {
    name: 'ConfigureOptions',
    summary: 'Settings for the whole SDK.',
    since: '1.0.0',
    signatures: {
      android:
        'ConfigureOptions(logLevel: LogLevel = LogLevel.WARNING, batteryMode: BatteryMode = BatteryMode.BALANCED, queueLimit: Int = 10000, notification: DeliveryNotification = DeliveryNotification())',
      ios: 'init(logLevel: LogLevel = .warning, batteryMode: BatteryMode = .balanced, queueLimit: Int = 10000)',
      flutter:
        'const ConfigureOptions({LogLevel logLevel = LogLevel.warning, BatteryMode batteryMode = BatteryMode.balanced, int queueLimit = 10000, DeliveryNotification notification = const DeliveryNotification()})',
    },
    fields: [
      {
        name: 'logLevel',
        type: 'LogLevel',
        default: {value: 'warning'},
        summary: "How much the SDK writes to the platform's log.",
      },
      {
        name: 'batteryMode',
        type: 'BatteryMode',
        default: {value: 'balanced'},
        summary: 'How often the SDK asks for a position.',
        since: '1.2.0',
      },
      {
        name: 'queueLimit',
        type: 'integer',
        default: {value: 10000},
        summary:
          'The largest number of unsent events that the SDK keeps on the device, at most 50000.',
      },
      {
        name: 'notification',
        type: 'DeliveryNotification',
        default: {fields: true},
        summary: 'What Android shows while a delivery is running.',
        platforms: ['android', 'reactNative', 'flutter'],
      },
    ],
  },
  {
    name: 'DeliveryNotification',
    summary:
      "The notification of Android's foreground service. It appears as soon as the service starts.",
    since: '1.0.0',
    platforms: ['android', 'reactNative', 'flutter'],
    signatures: {
      android:
        'DeliveryNotification(title: String? = null, text: String? = null, icon: String? = null, channelName: String? = null)',
      flutter:
        'const DeliveryNotification({String? title, String? text, String? icon, String? channelName})',
    },
    fields: [
      {
        name: 'title',
        type: 'string',
        nullable: true,
        default: {words: "The app's name"},
        summary: 'The first line.',
      },
      {
        name: 'text',
        type: 'string',
        nullable: true,
        default: {words: 'Delivery in progress'},
        summary:
          "The second line, which should tell the courier why the app is using location. The defaults of `text` and `channelName` are in English, whatever the device's language.",
      },
      {
        name: 'icon',
        type: 'string',
        nullable: true,
        default: {words: 'A pin'},
        summary: 'The name of a drawable in your app.',
      },
      {
        name: 'channelName',
        type: 'string',
        nullable: true,
        default: {words: 'Deliveries'},
        summary: 'What the system settings call this kind of notification.',
        since: '2.4.0',
      },
    ],
  },
  {
    name: 'LogLevel',
    summary: 'What the SDK logs.',
    since: '1.0.0',
    values: [
      {name: 'off', summary: 'Nothing.'},
      {name: 'error', summary: 'Failures only.'},
      {name: 'warning', summary: 'Failures, and anything that may cause a failure.'},
      {
        name: 'debug',
        summary: 'Every change of state, and positions.',
      },
    ],
  },
  {
    name: 'BatteryMode',
    summary: 'How often the SDK asks the system for a position. The system may answer less often.',
    since: '1.2.0',
    values: [
      {
        name: 'saver',
        summary:
          'A position every 60 seconds while driving or at a standstill, every 10 in the last kilometre, and every 5 on foot.',
      },
      {
        name: 'balanced',
        summary:
          'A position every 15 seconds while driving, every 3 in the last kilometre, every 2 on foot, and every 30 at a standstill.',
      },
      {
        name: 'precise',
        summary:
          'A position every second while driving or on foot, and every 10 seconds at a standstill.',
      },
    ],
  },
  {
    name: 'PermissionStatus',
    summary: 'What the courier allows.',
    since: '1.0.0',
    values: [
      {
        name: 'notDetermined',
        summary: 'The courier has not been asked yet, or can be asked again.',
      },
      {
        name: 'denied',
        summary:
          "No location. This can be changed only in the system settings, or by the device's administrator.",
      },
      {
        name: 'approximate',
        summary: 'Approximate location only, which is too coarse for a delivery.',
      },
      {name: 'whileInUse', summary: 'Precise location while the app is in use.'},
      {name: 'always', summary: 'Precise location, in the background too.'},
    ],
  },
  {
    name: 'PermissionLevel',
    summary: 'What your app asks for.',
    since: '1.0.0',
    values: [
      {name: 'whileInUse', summary: 'Precise location while the app is in use.'},
      {
        name: 'always',
        summary:
          'Precise location, in the background too. The request first asks for the while-in-use level, then for this one.',
      },
    ],
  },
  {
    name: 'Destination',
    summary: 'Where the parcel is going, in one of four forms.',
    since: '1.0.0',
    values: [
      {
        name: 'address',
        summary:
          'A postal address on one line. The server looks it up, so the device needs a connection.',
        fields: [
          {name: 'text', type: 'string', summary: 'Street, number, postal code, city and country.'},
        ],
      },
      {
        name: 'coordinates',
        summary: 'A point on the map, in WGS 84. It works offline.',
        fields: [
          {name: 'latitude', type: 'number', unit: 'degrees', summary: 'From −90 to 90.'},
          {name: 'longitude', type: 'number', unit: 'degrees', summary: 'From −180 to 180.'},
        ],
      },
      {
        name: 'placeId',
        summary:
          'A place in your dashboard. The server looks it up, so the device needs a connection.',
        fields: [{name: 'id', type: 'string', summary: 'The id that the dashboard shows.'}],
      },
      {
        name: 'plusCode',
        summary: 'An Open Location Code. It works offline.',
        fields: [{name: 'code', type: 'string', summary: 'The full code, such as 8FVC9G8F+6X.'}],
      },
    ],
  },
  {
    name: 'DeliveryOptions',
    summary: 'Settings for one delivery.',
    since: '1.0.0',
    signatures: {
      android:
        'DeliveryOptions(expiresAfter: Duration = 4.hours, batteryMode: BatteryMode? = null, attributes: Map<String, String> = emptyMap())',
      ios: 'init(expiresAfter: Duration = .seconds(4 * 60 * 60), batteryMode: BatteryMode? = nil, attributes: [String: String] = [:])',
      flutter:
        'const DeliveryOptions({Duration expiresAfter = const Duration(hours: 4), BatteryMode? batteryMode, Map<String, String> attributes = const {}})',
    },
    fields: [
      {
        name: 'expiresAfter',
        type: 'duration',
        unit: 'seconds',
        default: {value: 14400},
        summary:
          "How long the session may run, at most 24 hours. Changing the clock of a running device does not affect the limit. Time that the device spends switched off counts too, as measured by the device's clock.",
      },
      {
        name: 'batteryMode',
        type: 'BatteryMode',
        nullable: true,
        default: {words: "The SDK's current mode"},
        summary:
          "Overrides the SDK's setting until this delivery ends or `setBatteryMode` is called.",
        since: '1.2.0',
      },
      {
        name: 'attributes',
        type: 'map',
        default: {words: 'Empty'},
        summary:
          'Strings of your own, such as a route number, which your server receives with every event. Leave personal data out of them. The limits are those of `recordEvent`.',
      },
    ],
  },
  {
    name: 'DeliveryEvent',
    summary: 'Something that happened.',
    since: '1.0.0',
    received: true,
    signatures: {
      android:
        'DeliveryEvent(eventId: String, deliveryId: String, kind: DeliveryEventKind, time: Instant, detectedAt: Instant, position: Position, confidence: Double)',
      ios: 'init(eventId: String, deliveryId: String, kind: DeliveryEventKind, time: Date, detectedAt: Date, position: Position, confidence: Double)',
      flutter:
        'const DeliveryEvent({required String eventId, required String deliveryId, required DeliveryEventKind kind, required DateTime time, required DateTime detectedAt, required Position position, required double confidence})',
    },
    fields: [
      {
        name: 'eventId',
        type: 'string',
        summary: 'A UUID that stays the same after a restart and on your server.',
        since: '2.4.0',
      },
      {
        name: 'deliveryId',
        type: 'string',
        summary: 'The id your app passed to `startDelivery`.',
      },
      {name: 'kind', type: 'DeliveryEventKind', summary: 'What happened.'},
      {name: 'time', type: 'time', summary: 'When it happened, in UTC.'},
      {
        name: 'detectedAt',
        type: 'time',
        summary:
          'When the SDK became sure that it had happened, up to a minute after `time`, in UTC.',
        since: '2.4.0',
      },
      {name: 'position', type: 'Position', summary: 'Where it happened.'},
      {
        name: 'confidence',
        type: 'number',
        summary: 'How sure the SDK is, from 0 to 1. An event that your app recorded always has 1.',
      },
    ],
  },
  {
    name: 'Position',
    summary: 'A place on the map.',
    since: '1.0.0',
    received: true,
    signatures: {
      android: 'Position(latitude: Double, longitude: Double, accuracy: Double)',
      ios: 'init(latitude: Double, longitude: Double, accuracy: Double)',
      flutter:
        'const Position({required double latitude, required double longitude, required double accuracy})',
    },
    fields: [
      {name: 'latitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {name: 'longitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {
        name: 'accuracy',
        type: 'number',
        unit: 'metres',
        summary:
          'The radius within which the system expects the true position. Before the first fix, it is negative, and the position is that of the destination.',
      },
    ],
  },
  {
    name: 'Recording',
    summary: 'A delivery to replay.',
    since: '2.0.0',
    values: [
      {
        name: 'houseDelivery',
        summary: 'A house with a drive. The parcel is handed over at the door.',
      },
      {
        name: 'apartmentDelivery',
        summary: 'A block of flats. The parcel is left at a door upstairs.',
      },
      {name: 'failedDelivery', summary: 'Nobody answers, and the courier leaves.'},
      {
        name: 'file',
        summary: 'A recording of your own, exported from the dashboard.',
        fields: [
          {
            name: 'path',
            type: 'string',
            summary: 'The path of the file, which must be absolute on a device.',
          },
        ],
      },
    ],
  },
  {
    name: 'Outcome',
    summary: 'How a delivery ended.',
    since: '1.0.0',
    values: [
      {name: 'handedToRecipient', summary: 'The recipient took the parcel.'},
      {name: 'leftAtDoor', summary: 'The parcel was left in an agreed place.'},
      {name: 'handedToNeighbour', summary: 'Somebody else took the parcel.'},
      {
        name: 'failedAttempt',
        summary:
          'The courier keeps the parcel: nobody could take it, the recipient refused it, or the address is wrong. To record which of these it was, call `recordEvent` before `complete`.',
      },
    ],
  },
  {
    name: 'CancelReason',
    summary: 'Why a delivery ended without an outcome.',
    since: '1.0.0',
    values: [
      {name: 'reassigned', summary: 'Another courier is taking the parcel.'},
      {name: 'recipientCancelled', summary: 'The recipient has cancelled the order.'},
      {name: 'courierCancelled', summary: 'The courier cannot continue.'},
    ],
  },
] as const satisfies readonly ValueType[];
