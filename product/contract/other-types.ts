import {identity} from '../identity';
import type {Parameter, ValueType} from './types';

const errorSummary =
  'What a member throws. A test can create one from a code and, for an expired session, a delivery id.';

const errorFields = [
  {
    name: 'code',
    type: 'ErrorCode',
    summary: 'Why the call failed. A code never changes once released.',
  },
  {
    name: 'message',
    type: 'string',
    summary:
      'The reason in English, and the address of its entry in these docs. It is for your log, not for couriers.',
  },
  {
    name: 'deliveryId',
    type: 'string',
    nullable: true,
    summary: 'The delivery whose session has expired. It is absent for every other code.',
    since: '2.4.0',
  },
] as const satisfies readonly Parameter[];

/** The types whose parts are what the rest of the contract describes: members, events, states, errors. */
export const otherTypes = [
  {
    name: identity.sdk.type,
    summary: 'Asks for permission and starts deliveries.',
    since: '1.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {
    name: 'DeliverySession',
    summary:
      'One delivery, from `startDelivery` until it ends. Only the SDK can create one: in a test, use the simulator, or put the session behind an interface of your own.',
    since: '1.0.0',
  },
  {
    name: 'DeliverySimulator',
    summary: 'Replays a recorded delivery, without a device.',
    since: '2.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {
    name: 'DeliveryEventKind',
    summary: 'What happened, with its details. A minor version can add kinds.',
    since: '1.0.0',
  },
  {name: 'SessionState', summary: 'The stage that a session has reached.', since: '1.0.0'},
  {
    name: 'DeliveryException',
    summary: errorSummary,
    since: '1.0.0',
    platforms: ['android', 'flutter'],
    received: true,
    fields: errorFields,
  },
  {
    name: 'DeliveryError',
    summary: errorSummary,
    since: '1.0.0',
    platforms: ['ios', 'reactNative'],
    received: true,
    fields: errorFields,
  },
  {
    name: 'ErrorCode',
    summary: 'Why a member failed. A minor version can add codes.',
    since: '1.0.0',
  },
] as const satisfies readonly ValueType[];
