import {setBatteryMode} from '{{reactNative.package}}';

import {configured} from './sdk';

/** Call it when the battery runs low, and when it is charged again. */
export async function savePower(on: boolean): Promise<void> {
  await configured;
  await setBatteryMode(on ? 'saver' : 'balanced');
}
