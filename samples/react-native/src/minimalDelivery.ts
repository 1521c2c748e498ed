import {
  activeSession,
  DeliveryError,
  requestPermission,
  startDelivery,
} from '{{reactNative.package}}';

import {configured} from './sdk';

function logFailure(error: unknown): void {
  if (!(error instanceof DeliveryError)) throw error;
  console.error(`The delivery stopped: ${error.code}`, error);
}

/** One delivery from start to end. Call it when the courier presses a button. */
export async function deliver(): Promise<void> {
  try {
    await configured;

    const permission = await requestPermission('whileInUse');
    if (permission !== 'whileInUse' && permission !== 'always') {
      console.warn(`No delivery without a precise position: ${permission}`);
      return;
    }

    const session =
      (await activeSession()) ??
      (await startDelivery('order-1042', {
        type: 'address',
        text: '1 Sample Street, 10115 Berlin, Germany',
      }));

    // #region listen
    session.onState((state) => console.info(`${session.deliveryId}: ${state}`));
    session.onEvent((event) => {
      console.info(`${event.kind.type} at ${event.time.toISOString()}`);
      if (event.kind.type === 'handedOver') {
        session.complete('handedToRecipient').catch(logFailure);
      }
    }, logFailure);
    // #endregion listen
  } catch (error) {
    logFailure(error);
  }
}
