import {configure, requestPermission, startDelivery, type Outcome} from '{{reactNative.package}}';

import {apiKey} from './apiKey';

/** The calls of a delivery in their order. `minimalDelivery.ts` also handles answers and errors. */
export async function deliver(askOutcome: () => Promise<Outcome>): Promise<void> {
  // #region skeleton
  await configure(apiKey);
  await requestPermission('whileInUse');
  const session = await startDelivery('order-1042', {type: 'plusCode', code: '9F4MGC2M+H4'});
  session.onEvent((event) => console.info(event.kind.type));
  await session.complete(await askOutcome());
  // #endregion skeleton
}
