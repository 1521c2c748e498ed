import {identity} from '../identity';
import type {Names} from './types';

const owners = {
  sdk: identity.sdk.type,
  session: 'DeliverySession',
  simulator: 'DeliverySimulator',
};

/** What a member of the contract can belong to. */
export type Owner = keyof typeof owners;

/**
 * What code has to know of the SDK by name: the parts that its types play. Everything else, it takes from the contract.
 */
export const names: Names = {
  owners,
  eventKind: 'DeliveryEventKind',
  state: 'SessionState',
  errorCode: 'ErrorCode',
  error: {
    android: 'DeliveryException',
    ios: 'DeliveryError',
    reactNative: 'DeliveryError',
    flutter: 'DeliveryException',
  },
};
