import {identity} from '../identity';
import type {Parameter, ValueType} from './types';

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
    summary: 'The delivery whose session has expired.',
    since: '2.4.0',
  },
] as const satisfies readonly Parameter[];

/** The types whose parts are what the rest of the contract describes: members, events, states, errors. */
export const otherTypes = [
  {
    name: identity.sdk.type,
    summary: 'Starts deliveries.',
    since: '1.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {
    name: 'DeliverySession',
    summary: 'One delivery, until it ends.',
    since: '1.0.0',
  },
  {
    name: 'DeliverySimulator',
    summary: 'Replays recorded deliveries.',
    since: '2.0.0',
    platforms: ['android', 'ios', 'flutter'],
  },
  {
    name: 'DeliveryEventKind',
    summary: 'What happened.',
    since: '1.0.0',
    signatures: {
      flutter:
        'const Approaching({required double distance}); const Parked(); const BuildingEntered(); const FloorChanged({required int floor}); const DoorReached(); const HandedOver({required Duration dwell}); const Departed(); const Recorded({required String name, required Map<String, String> attributes})',
    },
  },
  {name: 'SessionState', summary: 'How far a session has got.', since: '1.0.0'},
  {
    name: 'DeliveryException',
    summary: 'The `Exception` that a call throws when it fails.',
    since: '1.0.0',
    platforms: ['android', 'flutter'],
    received: true,
    signatures: {
      android: 'DeliveryException(code: ErrorCode, deliveryId: String? = null)',
      flutter: 'DeliveryException(ErrorCode code, {String? deliveryId})',
    },
    fields: errorFields,
  },
  {
    name: 'DeliveryError',
    summary: 'The `Error` with which a call fails.',
    since: '1.0.0',
    platforms: ['ios', 'reactNative'],
    received: true,
    signatures: {
      ios: 'init(_ code: ErrorCode, deliveryId: String? = nil)',
      reactNative: 'constructor(code: ErrorCode, deliveryId?: string)',
    },
    fields: errorFields,
  },
  {name: 'ErrorCode', summary: 'Why a call failed.', since: '1.0.0'},
  {
    name: 'Unsubscribe',
    summary: 'A function, `() => void`, that removes a listener.',
    since: '1.0.0',
    platforms: ['reactNative'],
    signatures: {reactNative: 'type Unsubscribe = () => void'},
  },
] as const satisfies readonly ValueType[];
