import {setBatteryMode} from '{{reactNative.package}}';

import {configured} from './sdk';

/**
 * Call it with `await isLowPowerModeEnabledAsync()` when the app starts, and with `lowPowerMode` in a
 * listener from `addLowPowerModeListener`. If `on` is false, it sets the app's mode; if your
 * deliveries have a mode of their own, set that one instead.
 */
export async function savePower(on: boolean): Promise<void> {
  await configured;
  await setBatteryMode(on ? 'saver' : 'balanced');
}
