import {DeliveryError, type DeliverySession} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';

export type Recovery =
  | {readonly type: 'running'; readonly session: DeliverySession}
  | {readonly type: 'nothingRunning'}
  | {readonly type: 'expired'; readonly error: DeliveryError}
  | {readonly type: 'failed'; readonly error: DeliveryError};

/** Finds the delivery that was running when the process ended. */
export async function recover(deliveries: Deliveries): Promise<Recovery> {
  try {
    const session = await deliveries.active();
    return session === null ? {type: 'nothingRunning'} : {type: 'running', session};
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return {type: error.code === 'SESSION_EXPIRED' ? 'expired' : 'failed', error};
  }
}
