import {useEffect, useState} from 'react';
import {AppState, Text} from 'react-native';
import {DeliveryError, type ErrorCode} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';
import {texts} from './texts';

export type QueueState =
  | {readonly type: 'waiting'; readonly events: number}
  | {readonly type: 'unknown'; readonly code: ErrorCode};

async function queueState(deliveries: Deliveries): Promise<QueueState> {
  try {
    return {type: 'waiting', events: await deliveries.queuedEventCount()};
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return {type: 'unknown', code: error.code};
  }
}

// #region queue-states
/** Polls while the component is mounted and the app is on screen. */
export function useQueueState(deliveries: Deliveries, everyMs = 10_000): QueueState {
  const [queue, setQueue] = useState<QueueState>({type: 'waiting', events: 0});

  useEffect(() => {
    let mounted = true;
    const ask = async () => {
      if (AppState.currentState !== 'active') return;
      const next = await queueState(deliveries);
      if (mounted) setQueue(next);
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      mounted = false;
      clearInterval(timer);
    };
  }, [deliveries, everyMs]);

  return queue;
}
// #endregion queue-states

/** Shows how many events are waiting, and nothing once all have been sent. */
export function OfflineQueue({state}: {readonly state: QueueState}) {
  return state.type === 'waiting' && state.events > 0 ? (
    <Text>{texts.queuedEvents(state.events)}</Text>
  ) : null;
}
