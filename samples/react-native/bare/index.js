import {AppRegistry} from 'react-native';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {name} from './app.json';
import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';
// For its side effects: Metro can postpone a named import until its value is used.
import './src/sdk';

// #region register
/** Set the handler first: the system may run this file just to deliver an event. */
setBackgroundHandler(onBackgroundEvent);
AppRegistry.registerComponent(name, () => App);
// #endregion register
