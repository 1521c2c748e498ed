import {configure} from '{{reactNative.package}}';

import {apiKey} from './apiKey';
import {createSdkDeliveries, type Deliveries} from './deliveries';
import {texts} from './texts';

// #region configure
/** Await this before any other call. It rejects if `configure` failed. */
export const configured: Promise<void> = configure(apiKey, {
  logLevel: __DEV__ ? 'debug' : 'warning',
  batteryMode: 'balanced',
  queueLimit: 5_000,
  notification: {
    title: texts.appName,
    text: texts.notificationText,
    icon: 'ic_delivery',
  },
});
// #endregion configure

export const deliveries: Deliveries = createSdkDeliveries(configured);
