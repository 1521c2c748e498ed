import {chromium, type Browser} from '@playwright/test';
import config from '../playwright.config';

/** The browser of the tests, started with their flags, and with these in addition. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  const {executablePath, args = []} = config.use?.launchOptions ?? {};
  return chromium.launch({executablePath, args: [...args, ...flags]});
}
