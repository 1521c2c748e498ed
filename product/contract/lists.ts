import type {FactLists} from './types';

/** What the pages for all platforms say alike. */
export const lists: FactLists = {
  /** Everything that leaves the device, and what the stores call it. */
  sent: [
    {
      title: 'Destination',
      summary:
        "What your app passed to `startDelivery`: an address, coordinates, a place id or a plus code. It is sent when a delivery starts. Because it is usually the recipient's home, it is the most sensitive item in this list.",
      stores: {
        android: {words: 'Personal info › Address'},
        ios: {words: 'Contact Info › Physical Address'},
      },
    },
    {
      title: 'Position',
      summary:
        "The courier's latitude and longitude and their accuracy. They are sent with every event. Positions between events stay on the device.",
      stores: {
        android: {words: 'Location › Precise location'},
        ios: {words: 'Location › Precise Location'},
      },
    },
    {
      title: 'Events',
      summary:
        'What happened and when, with the details, the confidence and the delivery id. The event that ends the session also has the outcome, or the reason why there is none.',
      stores: {
        android: {words: 'App activity › Other actions'},
        ios: {words: 'Other Data › Other Data Types'},
      },
    },
    {
      title: 'Your own values',
      summary:
        'The attributes of the delivery, which are sent with every event, and the events that your app records.',
      stores: {
        android: {words: 'the category of your data'},
        ios: {words: 'the type of your data'},
      },
    },
    {
      title: 'Versions',
      summary:
        "The id and version of your app, the version of the SDK, and the name and version of the operating system. They are sent with every request. The SDK sends neither the device's id nor its model.",
      stores: {
        android: {words: 'App info and performance › Diagnostics'},
        ios: {words: 'Diagnostics › Other Diagnostic Data'},
      },
    },
    {
      title: 'API key and IP address',
      summary:
        'Every request carries both. The server needs them to answer, and does not store the IP address, so neither belongs in the forms.',
    },
  ],

  /** When events reach the server. Whoever sets time limits on a server relies on it. */
  sending: [
    {
      title: 'While a delivery is running',
      summary:
        'The SDK usually sends an event within 10 seconds if there is a connection, and otherwise soon after the connection is back.',
    },
    {
      title: 'After a delivery, while the app is on screen',
      summary: 'The SDK sends the remaining events at once if there is a connection.',
    },
    {
      title: 'After a delivery, while the screen is off, on Android',
      summary:
        'Android can enter Doze while the device is not charging, even if the device is moving. Doze suspends network access until the next maintenance window. If the device lies still, these windows become rarer.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'After a delivery, on Android',
      summary:
        'WorkManager sends the remaining events when Android lets it, even after a restart. The less the app is used, the longer that can take: up to 24 hours in the standby bucket for apps that are rarely used, unless the device is charging. If the courier has set your app to **Restricted** in its battery settings, the events wait until your app is on screen again.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'With Data Saver, on Android',
      summary:
        'On a metered network, Android blocks the background data of an app that the courier has not exempted. After a delivery, the remaining events wait until the app is on screen or the device is on an unmetered network, such as most Wi-Fi.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'After a delivery, on iOS',
      summary:
        'A background transfer sends the remaining events when iOS lets it. If the transfer starts while the app is in the background, iOS decides when to run it, and may wait for Wi-Fi and a charger. In Low Power Mode, it may pause the transfer. In Low Data Mode, the SDK sends the events of a running delivery as usual; iOS may postpone the transfer after a delivery.',
      platforms: ['ios', 'reactNative', 'flutter'],
    },
    {
      title: 'If the courier stops the app',
      summary:
        'After a forced stop in the system settings, or, on iOS, after a swipe in the app switcher, nothing is sent until the app is next opened.',
    },
    {
      title: 'How long events wait',
      summary:
        'When `complete`, `cancel` or `recordEvent` returns, its event is on disk and survives a crash. Events do not expire on the device. They wait until they are sent, `deleteLocalData` is called, or the app is removed. On Android, clearing the storage of the app deletes them, too. They do not move to a new phone, because they are left out of backups.',
    },
  ],

  /** What an app can rely on when the SDK's version changes. */
  versions: [
    {title: 'Major versions', summary: 'They can change or remove members.'},
    {
      title: 'Minor versions',
      summary:
        'They only add to the API. They can add error codes, event kinds and other values, so handle values that you do not know.',
    },
    {title: 'Error codes', summary: 'Once released, a code never changes.'},
    {
      title: 'Going back',
      summary:
        'An earlier minor version reads the data of a later one, so queued events and a running session survive. However, going back to 2.2 or earlier ends a running delivery. An earlier major version cannot read the data, so couriers must end their deliveries and send their events before you go back to one.',
    },
    {
      title: 'Support',
      summary:
        'The latest minor version gets fixes and new features; the one before it gets security fixes. Each version works with the server for three years after its release.',
    },
  ],

  /** How far detection can be trusted, and how to find out. */
  detection: [
    {
      title: 'Buildings and doors',
      summary: 'The SDK infers them from the positions, their accuracy and how the courier moves.',
    },
    {
      title: 'Floors on Android',
      summary:
        'The SDK measures how the air pressure has changed since the courier entered the building. On phones without a pressure sensor, it uses the altitude of the positions.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'Floors on iOS',
      summary:
        'The SDK measures how the altitude from Core Location has changed since the courier entered the building. If an altitude is uncertain by more than a floor, the SDK reports no change of floor, or one with a low confidence.',
      platforms: ['ios', 'reactNative', 'flutter'],
    },
    {
      title: "Google's Location Accuracy",
      summary:
        'With this setting turned off, the phone finds its position without Wi-Fi and mobile networks, so events inside buildings can be late or missing.',
      platforms: ['android'],
    },
    {
      title: 'Mock locations',
      summary: 'The SDK treats them like real ones.',
      platforms: ['reactNative', 'flutter'],
    },
    {
      title: 'Mock locations',
      summary:
        'The SDK treats them like real ones, and a `Position` does not say whether it is mocked. If couriers could use them to cheat, make a location request of your own, and check `isMock` or, below API level 31, `isFromMockProvider`.',
      platforms: ['android'],
    },
    {
      title: 'Simulated locations',
      summary:
        'The SDK treats them like real ones, and a `Position` does not say whether it is simulated. If couriers could use them to cheat, check `CLLocation.sourceInformation` in a location manager of your own.',
      platforms: ['ios'],
    },
    {
      title: 'Field test',
      summary:
        'Choose ten typical addresses, and two phones of each model that your couriers carry. Write down when you park, enter the building, change floors and reach the door. Compare your notes with the events in the dashboard.',
    },
  ],

  /** What readers look for and the SDK does not have, and what to build on instead. */
  absent: [
    {
      title: 'Live position, map and arrival time (ETA)',
      summary:
        'Neither your app nor the recipient gets the position between events. If you need any of the three, add a location or navigation SDK.',
    },
    {
      title: 'Geofences',
      summary:
        "Your app cannot define any: the SDK itself decides when the courier is close. For other places, use the system's geofences.",
    },
    {
      title: 'Push notifications',
      summary: 'The SDK uses none, and needs no push token.',
    },
    {
      title: 'Remote control',
      summary: 'Neither the dashboard nor your server can start or end a session.',
    },
    {
      title: 'Remote switch and usage statistics',
      summary:
        'The SDK cannot be turned off remotely, and sends no crash reports or statistics. Let your own app decide which couriers start deliveries with the SDK. Revoking a key stops new deliveries in every app that uses it.',
    },
    {
      title: 'Live Updates and widgets',
      summary: "The SDK has none. Your app can update its own from the session's events.",
      platforms: ['android'],
    },
    {
      title: 'Live Activities, widgets, app extensions and App Clips',
      summary: 'The SDK has none, and works only in the app itself.',
      platforms: ['ios', 'reactNative', 'flutter'],
    },
    {
      title: 'Change of destination',
      summary:
        'The destination of a running delivery cannot be changed: cancel the delivery, and start another under a new id.',
    },
    {
      title: 'User interface',
      summary: "There are no ready-made views, apart from Android's notification.",
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'User interface',
      summary: 'There are no ready-made views.',
      platforms: ['ios'],
    },
    {
      title: 'Java',
      summary: 'The API is for Kotlin only.',
      platforms: ['android'],
    },
    {
      title: 'Objective-C',
      summary: 'The API is for Swift only.',
      platforms: ['ios'],
    },
  ],
};
