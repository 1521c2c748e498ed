import {DeliveryError} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';

// #region sign-out
export type SignOut =
  | {readonly type: 'done'}
  | {readonly type: 'deliveryRunning'}
  | {readonly type: 'eventsWaiting'; readonly count: number};

/** Leaves none of the courier's data on a shared device, and loses no events. */
export async function signOut(deliveries: Deliveries): Promise<SignOut> {
  try {
    const count = await deliveries.queuedEventCount();
    if (count > 0) return {type: 'eventsWaiting', count};
    await deliveries.deleteLocalData();
    return {type: 'done'};
  } catch (error) {
    if (error instanceof DeliveryError && error.code === 'DELIVERY_ALREADY_ACTIVE') {
      return {type: 'deliveryRunning'};
    }
    throw error;
  }
}
// #endregion sign-out
