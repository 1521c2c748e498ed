import {configure, setLogLevel} from '{{reactNative.package}}';

import {apiKey} from './apiKey';
import {createSdkDeliveries, type Deliveries} from './deliveries';
import {texts} from './texts';

if (__DEV__) setLogLevel('debug');

// #region configure
/** The other calls await this. It rejects if `configure` failed. */
export const configured: Promise<void> = configure(apiKey, {
  notification: {
    title: texts.appName,
    text: texts.notificationText,
    icon: 'ic_delivery',
  },
});
// #endregion configure

export const deliveries: Deliveries = createSdkDeliveries(configured);
