import {
  DeliveryError,
  requestPermission,
  startDelivery,
  type Outcome,
} from '{{reactNative.package}}';

import {configured} from './firstCall';

function logFailure(error: unknown): void {
  if (!(error instanceof DeliveryError)) throw error;
  console.error(`The delivery failed: ${error.code}`, error);
}

/**
 * One delivery from start to end. Call it when the courier taps a button, and again after a
 * restart; `askOutcome` shows your buttons for the end, and waits for one to be tapped.
 */
export async function deliver(askOutcome: () => Promise<Outcome>): Promise<void> {
  try {
    await configured;

    const permission = await requestPermission('whileInUse');
    if (permission !== 'whileInUse' && permission !== 'always') {
      console.warn(`Not allowed to use precise location: ${permission}`);
      return;
    }

    const session = await startDelivery('order-1042', {
      type: 'address',
      text: '1 Sample Street, 10115 Berlin, Germany',
    });

    session.onState((state) => console.info(`${session.deliveryId}: ${state}`));
    session.onEvent(
      (event) => console.info(`${event.kind.type} at ${event.time.toISOString()}`),
      logFailure,
    );

    await session.complete(await askOutcome());
  } catch (error) {
    logFailure(error);
  }
}
