import type {ValueType} from './types';

export const valueTypes: readonly ValueType[] = [
  {
    name: 'ConfigureOptions',
    summary: 'Settings for the whole SDK.',
    since: '1.0.0',
    fields: [
      {
        name: 'logLevel',
        type: 'LogLevel',
        default: 'warning',
        summary: "How much the SDK writes to the platform's log.",
      },
      {
        name: 'batteryMode',
        type: 'BatteryMode',
        default: 'balanced',
        summary: 'How often the SDK takes a position.',
      },
      {
        name: 'queueLimit',
        type: 'integer',
        unit: 'events',
        default: '10000',
        summary: 'How many events are kept on the device while it is offline.',
      },
      {
        name: 'notification',
        type: 'DeliveryNotification',
        default: "The app's icon and name",
        summary: 'What Android shows while a delivery runs in the background.',
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
      {name: 'title', type: 'string', summary: 'First line, such as the name of your app.'},
      {name: 'text', type: 'string', summary: 'Second line: why the position is in use.'},
      {name: 'icon', type: 'string', summary: 'Name of a drawable resource of your app.'},
    ],
  },
  {
    name: 'LogLevel',
    summary: "How much the SDK writes to the platform's log.",
    since: '1.0.0',
    values: [
      {name: 'off', summary: 'Nothing.'},
      {name: 'error', summary: 'Failures only.'},
      {name: 'warning', summary: 'Failures, and what may lead to one.'},
      {
        name: 'debug',
        summary: 'Every state change; positions are written too, so keep it out of release builds.',
      },
    ],
  },
  {
    name: 'BatteryMode',
    summary: 'The trade between detail and energy.',
    since: '1.2.0',
    values: [
      {name: 'saver', summary: 'Few positions while driving; full detail only on site.'},
      {name: 'balanced', summary: 'Detail grows as the courier gets closer.'},
      {name: 'precise', summary: 'Full detail from start to end.'},
    ],
  },
  {
    name: 'PermissionStatus',
    summary: 'What the courier allows at this moment.',
    since: '1.0.0',
    values: [
      {name: 'notDetermined', summary: 'The courier has not been asked, or can be asked again.'},
      {name: 'denied', summary: 'No position; only the system settings can change it.'},
      {name: 'approximate', summary: 'An approximate position only, too coarse for a delivery.'},
      {name: 'whileInUse', summary: 'A precise position while the app is in use.'},
      {name: 'always', summary: 'A precise position, in the background too.'},
    ],
  },
  {
    name: 'PermissionLevel',
    summary: 'What your app asks for.',
    since: '1.0.0',
    values: [
      {name: 'whileInUse', summary: 'A precise position while the app is in use.'},
      {name: 'always', summary: 'A precise position, in the background too.'},
    ],
  },
  {
    name: 'Destination',
    summary: 'Where the parcel goes, in one of four forms.',
    since: '1.0.0',
    values: [
      {
        name: 'address',
        summary: 'A postal address in one line.',
        fields: [
          {name: 'text', type: 'string', summary: 'Street, number, postal code, city and country.'},
        ],
      },
      {
        name: 'coordinates',
        summary: 'A point on the map, in WGS 84.',
        fields: [
          {name: 'latitude', type: 'number', unit: 'degrees', summary: 'From −90 to 90.'},
          {name: 'longitude', type: 'number', unit: 'degrees', summary: 'From −180 to 180.'},
        ],
      },
      {
        name: 'placeId',
        summary: 'A place that your dashboard knows.',
        fields: [{name: 'id', type: 'string', summary: 'The id as the dashboard shows it.'}],
      },
      {
        name: 'plusCode',
        summary: 'An Open Location Code.',
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
        default: '14400',
        summary: 'How long the session may run.',
      },
      {
        name: 'batteryMode',
        type: 'BatteryMode',
        default: 'That of ConfigureOptions',
        summary:
          "Overrides the SDK's setting from the start of this delivery until `setBatteryMode` is called.",
      },
      {
        name: 'attributes',
        type: 'map',
        default: 'Empty',
        summary: 'Text values of your own that go with every event, such as a route number.',
      },
    ],
  },
  {
    name: 'DeliveryEvent',
    summary: 'Something that happened during a delivery.',
    since: '1.0.0',
    fields: [
      {
        name: 'deliveryId',
        type: 'string',
        summary: 'The id that your app gave to `startDelivery`.',
      },
      {name: 'kind', type: 'DeliveryEventKind', summary: 'What happened.'},
      {name: 'time', type: 'time', summary: 'When it happened, in UTC.'},
      {name: 'position', type: 'Position', summary: 'Where it happened.'},
      {
        name: 'confidence',
        type: 'number',
        unit: '0 to 1',
        summary: 'How sure the SDK is; always 1 for an event that your app recorded.',
      },
    ],
  },
  {
    name: 'Position',
    summary: 'A place on the map.',
    since: '1.0.0',
    fields: [
      {name: 'latitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {name: 'longitude', type: 'number', unit: 'degrees', summary: 'WGS 84.'},
      {
        name: 'accuracy',
        type: 'number',
        unit: 'metres',
        summary: 'Radius of the circle that the system reports around the position.',
      },
    ],
  },
  {
    name: 'Recording',
    summary: 'A delivery to replay.',
    since: '2.0.0',
    values: [
      {name: 'houseDelivery', summary: 'A house with a drive; handed over at the door.'},
      {name: 'apartmentDelivery', summary: 'A building with floors; left at the door.'},
      {name: 'failedDelivery', summary: 'Nobody answers, and the courier departs.'},
      {
        name: 'file',
        summary: 'A recording of your own, exported from the dashboard.',
        fields: [
          {name: 'path', type: 'string', summary: "Where the file is in your app's resources."},
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
      {name: 'leftAtDoor', summary: 'It was left at the agreed place.'},
      {name: 'handedToNeighbour', summary: 'Somebody else took it.'},
      {name: 'failedAttempt', summary: 'Nobody could take it, and it goes back.'},
    ],
  },
  {
    name: 'CancelReason',
    summary: 'Why a delivery was given up.',
    since: '1.0.0',
    values: [
      {name: 'reassigned', summary: 'Another courier takes it.'},
      {name: 'recipientCancelled', summary: 'The recipient no longer wants it.'},
      {name: 'courierCancelled', summary: 'The courier cannot go on.'},
    ],
  },
];
