import {AppRegistry} from 'react-native';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {name} from './app.json';
import {App} from './src/App';
import {consoleBackend, createBackgroundHandler} from './src/backgroundDelivery';
import {deliveries} from './src/sdk';

// #region register
/** First the handler, then the screen: the system can run this file to deliver an event. */
setBackgroundHandler(createBackgroundHandler(deliveries, consoleBackend));
AppRegistry.registerComponent(name, () => App);
// #endregion register
