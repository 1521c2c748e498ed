import {identity} from '../identity';
import type {Parameter, ValueType} from './types';

const errorSummary =
  'What a call throws. A test can create one from a code and, optionally, a delivery id.';

const errorFields = [
  {
    name: 'code',
    type: 'ErrorCode',
    summary: 'Why the call failed.',
  },
  {
    name: 'message',
    type: 'string',
    summary: 'The reason in English, for your log.',
  },
  {
    name: 'deliveryId',
    type: 'string',
    nullable: true,
    summary: 'The delivery whose session has expired; other codes have none.',
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
    summary: 'One delivery, from `startDelivery` until it ends. Only the SDK can create one.',
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
    summary: 'Why a call failed. A minor version can add codes.',
    since: '1.0.0',
  },
] as const satisfies readonly ValueType[];
