import {keepOwnAddress} from './address';
import {startApplication} from './application';
import {switchColorMode} from './color-mode';
import {copyOnPress} from './copy';
import {drawWhenIdle} from './drawing';
import {watchFailures} from './failure';
import {followPlatform} from './platform';
import {repeatPresses} from './presses';
import {printInLight} from './print-in-light';
import {openSearchByKey} from './search-key';
import {keepStorageValid} from './storage';
import {defineTabs} from './tabs';

/**
 * What runs in the head of every page, before the application and without it. Each part has its own `try`: one that
 * throws takes no other down with it.
 */
for (const begin of [
  watchFailures,
  keepOwnAddress,
  keepStorageValid,
  followPlatform,
  defineTabs,
  switchColorMode,
  printInLight,
  copyOnPress,
  repeatPresses,
  openSearchByKey,
  drawWhenIdle,
  startApplication,
]) {
  try {
    begin();
  } catch (error) {
    reportError(error);
  }
}
