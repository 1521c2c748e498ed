import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import puppeteer from 'puppeteer-core';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {findProgram} from './programs';

/** A browser with one window, as used by the journey in tests/engines. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which only sees its parameters. */
  run<A extends unknown[], T>(
    script: (...parameters: A) => T | Promise<T>,
    ...parameters: A
  ): Promise<T>;
  /** Presses the middle of the first element that a selector finds, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  /** Ctrl and a letter. */
  shortcut(letter: string): Promise<void>;
  /** Sets the size of the page's window. WebKit's can't be narrower than 450 px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

export type EngineName = 'Firefox' | 'WebKitGTK';

/** Starts a browser with an engine other than Chromium's, which must be installed. */
export const startEngine: Record<EngineName, () => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKitGTK: startWebkit,
};

/** Firefox understands WebDriver BiDi by itself. */
async function startFirefox(): Promise<Engine> {
  const executablePath = findProgram('Firefox');
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  // The initial one never gets the focus.
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (script, ...parameters) =>
      page.evaluate<unknown[], () => never>(script as never, ...parameters),
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

/** WebKitGTK's browser, on a screen of its own. */
async function startWebkit(): Promise<Engine> {
  const screen = await startScreen();
  const service = new DriverService.Builder(findProgram('WebKitGTK') ?? '')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: screen.name,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // It needs namespaces, which containers don't have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({browserName: 'MiniBrowser'}))
    .build();
  return {
    open: (address) => driver.get(address),
    run: (script, ...parameters) => driver.executeScript(script, ...parameters),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    shortcut: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({x: 0, y: 0, width, height});
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.process.kill();
    },
  };
}

async function startScreen(): Promise<{name: string; process: ChildProcess}> {
  const parameters = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', parameters, {stdio: ['ignore', 'pipe', 'ignore']});
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return {name: `:${number.toString().trim()}`, process};
}
