// #region quick-start
import {
  configure,
  requestPermission,
  startDelivery,
  type Destination,
  type Outcome,
} from '{{reactNative.package}}';

/** `askOutcome` is yours: it shows buttons, and waits until the courier taps one. */
export async function deliver(apiKey: string, askOutcome: () => Promise<Outcome>): Promise<void> {
  // #region skeleton
  await configure(apiKey);
  await requestPermission('whileInUse');
  const door: Destination = {type: 'plusCode', code: '9F4MG9JM+4V'};
  // Give each attempt an id of its own.
  const session = await startDelivery('order-1042', door);
  session.onEvent((event) => console.info(event.kind.type));
  // When the courier taps "Handed over", for example:
  await session.complete(await askOutcome());
  // #endregion skeleton
}
// #endregion quick-start
