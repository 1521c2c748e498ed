import {configure, requestPermission, startDelivery} from '{{reactNative.package}}';

import {apiKey} from './apiKey';

/** The calls of a delivery in their order. `minimalDelivery.ts` also handles answers and errors. */
export async function deliver(): Promise<void> {
  // #region skeleton
  await configure(apiKey);
  await requestPermission('whileInUse');
  const session = await startDelivery('order-1042', {type: 'plusCode', code: '9F4MGC2M+H4'});
  session.onEvent((event) => console.info(event.kind.type));
  // When the courier says how it ended:
  await session.complete('handedToRecipient');
  // #endregion skeleton
}
