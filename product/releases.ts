import type {PlatformId} from './types';

/** One version of the SDK: what is new in the contract itself, its members say by their `since`. */
export interface Release {
  version: string;
  /** The day it was published, as ISO 8601 writes it. */
  date: string;
  /** What is new beside the names of the contract. */
  added?: readonly Note[];
  changed?: readonly Note[];
  /** What an app can no longer use. */
  removed?: readonly Note[];
  /** What an app that upgrades has to do; absent if nothing. */
  steps?: readonly Note[];
}

/** One or more sentences. */
export interface Note {
  text: string;
  /** Where it is so; absent where it is so everywhere. */
  platforms?: readonly PlatformId[];
}

/**
 * Every version of the SDK, the newest first: that one is the version of the facts. What an old one
 * required stays as it was, so it is written out here.
 */
export const releases = [
  {
    version: '2.4.0',
    date: '2026-11-03',
    changed: [{text: '`complete` no longer fails when the queue is full.'}],
    steps: [{text: 'Handle the new error codes. Use `eventId` to skip repeated events.'}],
  },
  {
    version: '2.3.0',
    date: '2026-05-19',
    changed: [{text: 'A running delivery continues after an update of your app.'}],
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
      {
        text: 'Support for Android 7.1 and earlier.',
        platforms: ['android', 'reactNative', 'flutter'],
      },
      {text: 'Support for iOS 15 and earlier.', platforms: ['ios', 'reactNative', 'flutter']},
      {text: 'Support for the old architecture of React Native.', platforms: ['reactNative']},
    ],
    steps: [{text: "Raise your app's minimum versions. No member has changed."}],
  },
  {version: '1.3.0', date: '2025-04-01'},
  {version: '1.2.0', date: '2024-12-10'},
  {version: '1.1.0', date: '2024-08-27'},
  {
    version: '1.0.0',
    date: '2024-05-14',
    added: [{text: 'Deliveries with states, events and outcomes.'}],
  },
] as const satisfies readonly Release[];

/** A version that exists. */
export type Version = (typeof releases)[number]['version'];
