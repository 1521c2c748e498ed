import {DeliveryError, type DeliverySession} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';

export type Recovery =
  | {readonly type: 'running'; readonly session: DeliverySession}
  | {readonly type: 'nothingRunning'}
  | {readonly type: 'expired'; readonly deliveryId: string; readonly error: DeliveryError};

/** Finds the delivery that was running when the process ended. */
export async function recover(deliveries: Deliveries): Promise<Recovery> {
  try {
    const session = await deliveries.active();
    return session === null ? {type: 'nothingRunning'} : {type: 'running', session};
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.code !== 'SESSION_EXPIRED') throw error;
    const {deliveryId} = error;
    if (!deliveryId) throw error;
    return {type: 'expired', deliveryId, error};
  }
}
