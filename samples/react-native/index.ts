import {registerRootComponent} from 'expo';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';

// #region register
/** First the handler, then the screen: the system can run this file to deliver an event. */
setBackgroundHandler(onBackgroundEvent);
registerRootComponent(App);
// #endregion register
