import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import type {Engine} from './engine';
import {filesOnPath} from './find-program';
import {findOrInstall} from './install-with-apt';

const places = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const findFirefox = (): string | undefined =>
  [...filesOnPath(['firefox-esr', 'firefox']), ...places].find((file) => fs.existsSync(file));

/** Starts Firefox, which understands WebDriver BiDi by itself; undefined where there is none. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findOrInstall(findFirefox, ['firefox-esr']);
  if (!executablePath) {
    return undefined;
  }
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  // The initial one never gets the focus.
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: async <A extends unknown[], T>(
      script: (...parameters: A) => T | Promise<T>,
      ...parameters: A
    ) => {
      const result: unknown = await page.evaluate(
        script as (...parameters: unknown[]) => unknown,
        ...parameters,
      );
      return result as T;
    },
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    shortcut: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.type(letter);
      await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}
