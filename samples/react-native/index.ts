import {registerRootComponent} from 'expo';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';
// For its side effects: Metro can postpone a named import until its value is used.
import './src/sdk';

// #region register
/** Set the handler before you register the app: the system may run this file just for an event. */
setBackgroundHandler(onBackgroundEvent);
registerRootComponent(App);
// #endregion register
