import {registerRootComponent} from 'expo';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';

// #region register
/** Set the handler first: the system can run this file only to deliver an event. */
setBackgroundHandler(onBackgroundEvent);
registerRootComponent(App);
// #endregion register
