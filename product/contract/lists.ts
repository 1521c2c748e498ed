import type {FactLists} from './types';

/** What the pages for all platforms say alike. */
export const lists: FactLists = {
  /** Everything that leaves the device: privacy sections, store forms and the page about data quote it. */
  sent: [
    {
      title: 'Destination',
      summary:
        "What your app passed to `startDelivery`: the address, the coordinates, the place id or the plus code. It is usually the recipient's home, the most sensitive item here. Sent when a delivery starts.",
      stores: {
        android: {words: 'Personal info › Address'},
        ios: {words: 'Contact Info › Physical Address'},
      },
    },
    {
      title: 'Position',
      summary:
        "The courier's latitude, longitude and accuracy at an event. Sent with every event. Positions between events stay on the device.",
      stores: {
        android: {words: 'Location › Precise location'},
        ios: {words: 'Location › Precise Location'},
      },
    },
    {
      title: 'Events',
      summary:
        'What happened, with its times, its details, its confidence and the delivery id; and the outcome, or the reason why there is none. Sent as they happen.',
      stores: {
        android: {words: 'App activity › Other actions'},
        ios: {words: 'Other Data › Other Data Types'},
      },
    },
    {
      title: 'Your own values',
      summary:
        'The attributes of the delivery, and the events that your app records. Sent with every event.',
      stores: {
        android: {words: 'the category of your data'},
        ios: {words: 'the type of your data'},
      },
    },
    {
      title: 'Versions',
      summary:
        'The id and version of your app, the version of the SDK, and the name and version of the operating system, but no id of the device and no model. Sent with every request.',
      stores: {
        android: {words: 'App info and performance › Diagnostics'},
        ios: {words: 'Diagnostics › Other Diagnostic Data'},
      },
    },
    {
      title: 'API key and IP address',
      summary:
        'As with any request over the internet. The server uses them to answer, and does not store the IP address, so no form asks for them.',
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
      title: 'While the device lies still',
      summary:
        'With the screen off and no charger, Android can enter Doze, which suspends network access until the device moves or its next maintenance window.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'After a delivery, on Android',
      summary:
        'WorkManager sends what is left, even after a restart, when Android lets it. The less the app is used, the longer that takes: up to 24 hours in the standby bucket for apps that are rarely used.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'After a delivery, on iOS',
      summary:
        'A background transfer sends what is left, when iOS lets it. What iOS starts while the app is in the background runs at its discretion: it may wait for Wi-Fi and a charger.',
      platforms: ['ios', 'reactNative', 'flutter'],
    },
    {
      title: 'If the courier stops the app',
      summary:
        'After a forced stop in the system settings, or on iOS a swipe in the app switcher, nothing is sent until the app is next opened.',
    },
    {
      title: 'How long they wait',
      summary:
        'Events do not expire on the device. They wait until they are sent, `deleteLocalData` is called, or the app is removed.',
    },
  ],

  /** How far detection can be trusted, and how to find out. */
  detection: [
    {
      title: 'Buildings and doors',
      summary:
        'Judged by the positions and their accuracy, and by how the courier moves. Indoors, positions become less accurate, and phones differ.',
    },
    {
      title: 'Floors on Android',
      summary:
        'Judged by air pressure since the entrance. Many phones have no pressure sensor: there, the SDK uses the altitude of positions instead. The sensor needs no permission.',
      platforms: ['android', 'reactNative', 'flutter'],
    },
    {
      title: 'Floors on iOS',
      summary:
        "Judged by the altitude of Core Location's positions since the entrance. The SDK does not read the barometer, because that would need `NSMotionUsageDescription` and a further dialog. An altitude can be uncertain by more than a floor: then no `floorChanged` is reported, or one with a low confidence.",
      platforms: ['ios', 'reactNative', 'flutter'],
    },
    {
      title: 'Vehicles',
      summary: 'For couriers on foot, `parked` may be missing.',
    },
    {
      title: 'Mock locations',
      summary:
        'Treated like real ones, which helps with tests. If couriers could cheat with them, check for them in your own code.',
    },
    {
      title: 'Try it in the field',
      summary:
        'Choose ten typical addresses, and two phones of each kind that your couriers carry. Write down when you park, enter, change floors and reach the door. Compare your notes with `time` and `confidence` of the events in the dashboard, and export each delivery as a recording for your tests.',
    },
  ],

  /** What readers look for and the SDK does not have, and what to build on instead. */
  absent: [
    {
      title: 'Live position, map and arrival time (ETA)',
      summary:
        'Neither your app nor the recipient gets the position between events. Use a location or navigation SDK beside this one, and `approaching` as the moment to tell the recipient.',
    },
    {
      title: 'Geofences',
      summary:
        'Your app defines none: the SDK decides by itself when the courier is close. Use the geofences of the system for other places.',
    },
    {
      title: 'Push notifications',
      summary:
        'The SDK uses none, and needs no push token. To tell a recipient something, send your own push when a webhook arrives.',
    },
    {
      title: 'Live Activities and widgets',
      summary: "There are none. Your app can update its own from the session's events.",
    },
    {
      title: 'Identity of the courier',
      summary:
        'The SDK does not know who is signed in. Your server knows to whom it gave the delivery id.',
    },
    {
      title: 'Change of destination',
      summary: 'Cancel the running delivery, and start another under a new id.',
    },
    {
      title: 'Test and live keys',
      summary:
        'All keys are of one kind. Create a second project for tests, with a key and webhooks of its own.',
    },
    {
      title: 'User interface',
      summary:
        "There are no ready-made views, apart from Android's notification. The sample app has a screen to copy.",
    },
    {
      title: 'Java and Objective-C',
      summary: 'The API is for Kotlin and Swift only.',
      platforms: ['android', 'ios'],
    },
  ],
};
