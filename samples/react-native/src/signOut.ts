import type {Deliveries} from './deliveries';
import {recover} from './recoverDelivery';

export type SignOut =
  | {readonly type: 'done'}
  | {readonly type: 'deliveryRunning'}
  | {readonly type: 'eventsWaiting'; readonly count: number};

/** Leaves none of the courier's data on a shared device, and loses no events. */
export async function signOut(deliveries: Deliveries): Promise<SignOut> {
  const {type} = await recover(deliveries);
  if (type === 'running') return {type: 'deliveryRunning'};
  const count = await deliveries.queuedEventCount();
  if (count > 0) return {type: 'eventsWaiting', count};
  await deliveries.deleteLocalData();
  return {type: 'done'};
}
