// #region skeleton
import {configure} from '{{reactNative.package}}';

import {apiKey} from './apiKey';

/** Await this before any other call. */
export const configured: Promise<void> = configure(apiKey);
// #endregion skeleton
