// #region skeleton
import {configure} from '{{reactNative.package}}';

import {apiKey} from './apiKey';

/** Await this before you ask for permission or start a delivery. */
export const configured: Promise<void> = configure(apiKey);
// #endregion skeleton
