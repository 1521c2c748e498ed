import {useEffect} from 'react';
import {DeliveryError, type DeliveryEvent, type DeliverySession} from '{{reactNative.package}}';

import type {Deliveries} from './deliveries';

/**
 * Your own server. An implementation keeps what it cannot send, throws nothing, and drops an event
 * that it has seen: after a restart the stream begins with the first event of the delivery again.
 * The delivery id is null where the session is over before the background handler could ask for it.
 */
export interface DispatchBackend {
  report(deliveryId: string | null, event: DeliveryEvent): Promise<void>;
  reportStopped(deliveryId: string | null, code: DeliveryError['code']): Promise<void>;
}

/** Stands in for a server until you have one. */
export const consoleBackend: DispatchBackend = {
  async report(deliveryId, event) {
    console.info(`${deliveryId}: ${event.kind.type} at ${event.time.toISOString()}`);
  },
  async reportStopped(deliveryId, code) {
    console.warn(`${deliveryId}: stopped, ${code}`);
  },
};

// #region background-handler
/** Passes an event on while no screen of the app is running. */
export function createBackgroundHandler(deliveries: Deliveries, backend: DispatchBackend) {
  return async (event: DeliveryEvent): Promise<void> => {
    try {
      const session = await deliveries.active();
      await backend.report(session?.deliveryId ?? null, event);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      await backend.report(null, event);
      await backend.reportStopped(null, error.code);
    }
  };
}
// #endregion background-handler

// #region reporter
/** Passes events on for as long as the app has a screen. */
export function useReporter(session: DeliverySession | null, backend: DispatchBackend): void {
  useEffect(() => {
    if (session === null) return undefined;
    const {deliveryId} = session;
    return session.onEvent(
      (event) => void backend.report(deliveryId, event),
      (error) => void backend.reportStopped(deliveryId, error.code),
    );
  }, [session, backend]);
}
// #endregion reporter
