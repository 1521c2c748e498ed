import {
  configure,
  DeliveryError,
  requestPermission,
  startDelivery,
  type Destination,
  type Outcome,
} from '{{reactNative.package}}';

function logFailure(error: unknown): void {
  if (!(error instanceof DeliveryError)) throw error;
  console.error(`The delivery failed: ${error.code}`, error);
}

/**
 * One delivery from start to end. Call it when the courier taps a button, with an id that you've
 * never used before; `askOutcome` shows your buttons and waits for a tap.
 */
export async function deliver(
  deliveryId: string,
  destination: Destination,
  apiKey: string,
  askOutcome: () => Promise<Outcome>,
): Promise<void> {
  try {
    await configure(apiKey);

    // #region ask-permission
    const permission = await requestPermission('whileInUse');
    if (permission !== 'whileInUse' && permission !== 'always') {
      console.warn(`Not allowed to use precise location: ${permission}`);
      return;
    }
    // #endregion ask-permission

    const session = await startDelivery(deliveryId, destination);
    session.onEvent((event) => console.info(event.kind.type), logFailure);
    const outcome = await askOutcome();
    await session.complete(outcome).catch((error: unknown) => {
      // Store `outcome` here, and send it to your own server.
      throw error;
    });
  } catch (error) {
    logFailure(error);
  }
}
