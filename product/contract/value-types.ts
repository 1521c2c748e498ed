import type {ValueType} from './types';

export const valueTypes = [
  {
    name: 'ConfigureOptions',
    summary: 'Settings for the whole SDK.',
    since: '1.0.0',
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
        unit: 'events',
        default: {value: 10000},
        summary:
          'The largest number of unsent events that the SDK keeps on the device. A value above 50000 counts as 50000.',
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
    summary: "The notification of Android's foreground service.",
    since: '1.0.0',
    platforms: ['android', 'reactNative', 'flutter'],
    fields: [
      {
        name: 'title',
        type: 'string',
        default: {words: "The app's name"},
        summary: 'The first line.',
      },
      {
        name: 'text',
        type: 'string',
        default: {words: 'Delivery in progress'},
        summary: 'The second line: why the app is using location.',
      },
      {
        name: 'icon',
        type: 'string',
        default: {words: 'A pin'},
        summary: 'The name of a drawable in your app.',
      },
      {
        name: 'channelName',
        type: 'string',
        default: {words: 'Deliveries'},
        summary: 'What the system settings call this kind of notification.',
        since: '2.4.0',
      },
    ],
  },
  {
    name: 'LogLevel',
    summary: "How much the SDK writes to the platform's log.",
    since: '1.0.0',
    values: [
      {name: 'off', summary: 'Nothing.'},
      {name: 'error', summary: 'Failures only.'},
      {name: 'warning', summary: 'Failures, and what may cause one.'},
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
          'Asks for a position every 60 seconds while the courier is driving, but every 10 seconds in the last kilometre; every 5 seconds on foot; and every 60 seconds at a standstill.',
      },
      {
        name: 'balanced',
        summary:
          'Asks for a position every 15 seconds while the courier is driving, but every 3 seconds in the last kilometre; every 2 seconds on foot; and every 30 seconds at a standstill.',
      },
      {
        name: 'precise',
        summary:
          'Asks for a position every second while the courier is driving or on foot, and every 10 seconds at a standstill.',
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
          "No location. Only the system settings, or the device's administrator, can change this.",
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
          'Precise location, in the background too. The request asks for location while the app is in use first, and for this level only if your app declares it.',
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
        summary: 'A postal address in one line. The server looks it up, so it needs a connection.',
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
        summary: 'A place in your dashboard. The server looks it up, so it needs a connection.',
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
    fields: [
      {
        name: 'expiresAfter',
        type: 'duration',
        unit: 'seconds',
        default: {value: 14400},
        summary: 'How long the session may run. More than 24 hours counts as 24.',
      },
      {
        name: 'batteryMode',
        type: 'BatteryMode',
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
          'Strings of your own, such as a route number, which your server receives with every event. The limits are those of `recordEvent`.',
      },
    ],
  },
  {
    name: 'DeliveryEvent',
    summary:
      'Something that happened during a delivery. Previews and tests can create one from all of its fields.',
    since: '1.0.0',
    received: true,
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
        summary: 'When the SDK was sure that it happened, up to a minute later, in UTC.',
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
    summary: 'A place on the map. Previews and tests can create one.',
    since: '1.0.0',
    received: true,
    fields: [
      {name: 'latitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {name: 'longitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {
        name: 'accuracy',
        type: 'number',
        unit: 'metres',
        summary:
          'The radius within which the system expects the true position. It is negative before the first fix, when the position is the destination.',
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
            summary:
              'The absolute path of the file on the device. A test that runs on your computer can use a path relative to the project or module.',
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
      {name: 'handedToRecipient', summary: 'The recipient took it.'},
      {name: 'leftAtDoor', summary: 'It was left in an agreed place.'},
      {name: 'handedToNeighbour', summary: 'Somebody else took it.'},
      {name: 'failedAttempt', summary: 'Nobody could take it, and the courier keeps it.'},
    ],
  },
  {
    name: 'CancelReason',
    summary: 'Why a delivery ended without an outcome.',
    since: '1.0.0',
    values: [
      {name: 'reassigned', summary: 'Another courier is taking it.'},
      {name: 'recipientCancelled', summary: 'The recipient no longer wants it.'},
      {name: 'courierCancelled', summary: 'The courier cannot continue.'},
    ],
  },
] as const satisfies readonly ValueType[];
