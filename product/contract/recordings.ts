import type {PlatformId} from '../types';
import type {events} from './events';
import type {OwnIds} from './ids';

/** What the simulator replays, in seconds since the start. */
export interface Recording {
  /** The type and the value of it that name it. */
  type: OwnIds['type'];
  name: string;
  events: readonly RecordedEvent[];
  /** Every state of the session and when it begins; the first one begins with the delivery. */
  states: readonly {after: number; state: OwnIds['state']}[];
  /** The samples that handle every kind of event, below `samples/`, each in a region of this name. */
  region: string;
  samples: Readonly<Partial<Record<PlatformId, string>>>;
}

export interface RecordedEvent {
  after: number;
  kind: (typeof events)[number]['name'];
  /** Values of the kind's own attributes, in their units. */
  attributes: Readonly<Record<string, number>>;
  confidence: number;
}

/** What the landing page can play: a parcel for the third floor, left at the door. */
export const recordings: readonly Recording[] = [
  {
    type: 'Recording',
    name: 'apartmentDelivery',
    events: [
      {after: 164, kind: 'approaching', attributes: {distance: 182.5}, confidence: 0.98},
      {after: 203, kind: 'parked', attributes: {}, confidence: 0.91},
      {after: 251, kind: 'buildingEntered', attributes: {}, confidence: 0.88},
      {after: 289, kind: 'floorChanged', attributes: {floor: 3}, confidence: 0.93},
      {after: 304, kind: 'doorReached', attributes: {}, confidence: 0.86},
      {after: 348, kind: 'handedOver', attributes: {dwell: 44}, confidence: 0.79},
      {after: 431, kind: 'departed', attributes: {}, confidence: 0.97},
    ],
    states: [
      {after: 0, state: 'enRoute'},
      {after: 164, state: 'arriving'},
      {after: 203, state: 'onSite'},
    ],
    region: 'event-text',
    samples: {
      android: 'android/app/src/main/java/com/acme/courier/CourierScreen.kt',
      ios: 'ios/Courier/CourierScreen.swift',
      reactNative: 'react-native/src/CourierScreen.tsx',
      flutter: 'flutter/lib/courier_screen.dart',
    },
  },
];
