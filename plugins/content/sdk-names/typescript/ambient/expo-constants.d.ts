/** A stub: the package installs Expo and its build tools; the type of the config is Expo's own. */
import type {ExpoConfig} from '@expo/config-types';

declare const Constants: {readonly expoConfig: ExpoConfig | null};
export default Constants;
