import {DeliveryError} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';

// #region sign-out
export type SignOut =
  | {readonly type: 'done'}
  | {readonly type: 'deliveryRunning'}
  | {readonly type: 'eventsWaiting'; readonly count: number};

/** Leaves nothing of one courier on a shared device, and loses no event on the way. */
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
