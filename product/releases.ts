import type {Release} from './types';

/**
 * Every version of the SDK, the newest first: that one is the version of the facts. What an old one
 * required stays as it was, so it is written out here.
 */
export const releases = [
  {
    version: '2.4.0',
    date: '2026-11-03',
    fixed: [{text: '`complete` no longer fails when the queue is full.'}],
    steps: [
      {text: 'Forward background transfers with `handleBackgroundTransfer`.', platforms: ['ios']},
      {text: 'Handle the new error codes. Use `eventId` to skip repeated events.'},
    ],
  },
  {
    version: '2.3.0',
    date: '2026-05-19',
    fixed: [{text: 'A running delivery no longer ends when your app is updated.'}],
    steps: [
      {
        text: 'An update from 2.2 or earlier still ends a running delivery, so release the update outside working hours.',
      },
    ],
  },
  {
    version: '2.2.0',
    date: '2026-02-24',
    changed: [{text: 'Queued events are sent oldest first.'}],
  },
  {version: '2.1.0', date: '2025-11-18'},
  {
    version: '2.0.0',
    date: '2025-09-09',
    changed: [
      {
        text: 'The native library works with memory pages of 16 KB.',
        platforms: ['android', 'reactNative', 'flutter'],
      },
    ],
    removed: [
      {text: 'Support for Android 7.1 and earlier.', platforms: ['android']},
      {text: 'Support for iOS 15 and earlier.', platforms: ['ios']},
      {
        text: 'Support for Android 7.1 and earlier, and for iOS 15 and earlier.',
        platforms: ['reactNative', 'flutter'],
      },
      {text: "Support for React Native's old architecture.", platforms: ['reactNative']},
    ],
    steps: [
      {text: "Raise your app's `minSdk` to 26.", platforms: ['android']},
      {text: "Raise your app's minimum iOS version to 16.0.", platforms: ['ios']},
      {
        text: "Raise your app's `minSdk` to 26, and its minimum iOS version to 16.0.",
        platforms: ['reactNative', 'flutter'],
      },
      {text: 'The members that existed before have not changed.'},
    ],
  },
  {version: '1.3.0', date: '2025-04-01'},
  {version: '1.2.0', date: '2024-12-10'},
  {version: '1.1.0', date: '2024-08-27'},
  {
    version: '1.0.0',
    date: '2024-05-14',
    added: [{text: 'The first release, with deliveries, their states, events and outcomes.'}],
  },
] as const satisfies readonly Release[];

/** A version that exists. */
export type Version = (typeof releases)[number]['version'];
