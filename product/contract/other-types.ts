import {identity} from '../identity';
import type {ValueType} from './types';

/** The types whose parts are what the rest of the contract describes: members, events, states, errors. */
export const otherTypes: readonly ValueType[] = [
  {
    name: identity.sdk.type,
    summary: 'Asks for permission and starts deliveries.',
    since: '1.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {
    name: 'DeliverySession',
    summary: 'One delivery, from `startDelivery` until it ends.',
    since: '1.0.0',
  },
  {
    name: 'DeliverySimulator',
    summary: 'Replays a recorded delivery, without a device.',
    since: '2.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {name: 'DeliveryEventKind', summary: 'What happened, with its details.', since: '1.0.0'},
  {name: 'SessionState', summary: 'The stage that a session has reached.', since: '1.0.0'},
  {
    name: 'DeliveryException',
    summary:
      'What a member throws, with a `code` of type `ErrorCode` and a `message`. A test can create one from the code.',
    since: '1.0.0',
    platforms: ['android', 'flutter'],
  },
  {
    name: 'DeliveryError',
    summary:
      'What a member throws, with a `code` of type `ErrorCode` and a `message`. A test can create one from the code.',
    since: '1.0.0',
    platforms: ['ios', 'reactNative'],
  },
  {name: 'ErrorCode', summary: 'Why a member failed.', since: '1.0.0'},
];
