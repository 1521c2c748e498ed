import {AppRegistry} from 'react-native';
import {setBackgroundHandler} from '{{reactNative.package}}';

import {name} from './app.json';
import {App} from './src/App';
import {onBackgroundEvent} from './src/backgroundDelivery';
// For its side effects: Metro can postpone a named import until its value is used.
import './src/sdk';

// #region register
setBackgroundHandler(onBackgroundEvent);
AppRegistry.registerComponent(name, () => App);
// #endregion register
