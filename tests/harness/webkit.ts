import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {Builder, By, Capabilities, Key, type WebDriver} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import type {Engine} from './engine';
import {filesOnPath} from './find-program';
import {findOrInstall} from './install-with-apt';

interface Webkit {
  driver: string;
  browser: string;
  /** Simulates a screen if there is none. */
  screen: string;
}

/** WebKitGTK and its small browser, as Debian packages them. */
function findWebkit(): Webkit | undefined {
  const [driver] = filesOnPath(['WebKitWebDriver']);
  const [screen] = filesOnPath(['Xvfb']);
  const browser = [...(driver ? fs.readdirSync('/usr/lib') : [])]
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
    )
    .find((file) => fs.existsSync(file));
  return driver && screen && browser ? {driver, screen, browser} : undefined;
}

/** Starts WebKitGTK's browser on a screen of its own; undefined if it isn't available. */
export async function startWebkit(): Promise<Engine | undefined> {
  const webkit = findOrInstall(findWebkit, ['webkit2gtk-driver', 'xvfb']);
  if (!webkit) {
    return undefined;
  }
  const screen = await startScreen(webkit.screen);
  const service = new DriverService.Builder(webkit.driver)
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
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: webkit.browser, args: ['--automation']},
      }),
    )
    .build();
  return {
    ...drive(driver),
    close: async () => {
      await driver.quit();
      await service.kill();
      screen.process.kill();
    },
  };
}

async function startScreen(program: string): Promise<{name: string; process: ChildProcess}> {
  const parameters = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const process = spawn(program, parameters, {stdio: ['ignore', 'pipe', 'ignore']});
  const [number] = (await once(process.stdout, 'data')) as [Buffer];
  return {name: `:${number.toString().trim()}`, process};
}

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

const drive = (driver: WebDriver): Omit<Engine, 'close'> => ({
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
});
