import {AppRegistry} from 'react-native';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {name} from './app.json';
import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';

// #region register
/** Set the handler first: the system can run this file only to deliver an event. */
setBackgroundHandler(onBackgroundEvent);
AppRegistry.registerComponent(name, () => App);
// #endregion register
