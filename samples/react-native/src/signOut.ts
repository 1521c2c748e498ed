import type {DispatchBackend} from './backgroundDelivery';
import type {Deliveries} from './deliveries';
import {recover} from './recoverDelivery';

export type SignOut =
  | {readonly type: 'done'}
  | {readonly type: 'deliveryRunning'}
  | {readonly type: 'outcomeMissing'; readonly deliveryId: string}
  | {readonly type: 'eventsWaiting'; readonly count: number};

/** Deletes what the SDK has stored, unless that would lose an event or this courier's outcome. */
export async function signOut(deliveries: Deliveries, backend: DispatchBackend): Promise<SignOut> {
  const recovery = await recover(deliveries);
  if (recovery.type === 'running') return {type: 'deliveryRunning'};
  if (recovery.type === 'expired' && (await backend.isOpen(recovery.deliveryId))) {
    return {type: 'outcomeMissing', deliveryId: recovery.deliveryId};
  }
  const count = await deliveries.queuedEventCount();
  if (count > 0) return {type: 'eventsWaiting', count};
  await deliveries.deleteLocalData();
  return {type: 'done'};
}
