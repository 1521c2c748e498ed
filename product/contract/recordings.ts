import type {OwnIds} from './ids';
import type {Recording} from './types';

/** What the landing page can play: a parcel for the third floor, left at the door. */
export const recordings: readonly Recording<OwnIds>[] = [
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
