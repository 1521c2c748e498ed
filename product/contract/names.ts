import {identity} from '../identity';
import type {PlatformId} from '../types';

/**
 * What code has to know of the SDK by name: the parts that its types play, and what variables of them are called in
 * samples. Everything else, it takes from the contract.
 */
export const names = {
  /** The type on which an owner's members are called; in TypeScript, some are functions instead. */
  owners: {sdk: identity.sdk.type, session: 'DeliverySession', simulator: 'DeliverySimulator'},
  event: 'DeliveryEvent',
  eventKind: 'DeliveryEventKind',
  state: 'SessionState',
  recording: 'Recording',
  errorCode: 'ErrorCode',
  /** What a member throws. */
  error: {
    android: 'DeliveryException',
    ios: 'DeliveryError',
    reactNative: 'DeliveryError',
    flutter: 'DeliveryException',
  } satisfies Record<PlatformId, string>,
  /** What a variable is where nothing around it says so; with an underscore before it, too. */
  variables: new Map([
    ['session', 'DeliverySession'],
    ['running', 'DeliverySession'],
    ['event', 'DeliveryEvent'],
  ]),
  /** What the elements of a list or a stream are, likewise. */
  lists: new Map([['events', 'DeliveryEvent']]),
} as const;
