import {startFirefox} from './firefox';
import {startWebkit} from './webkit';

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
  press(key: Key): Promise<void>;
  /** Ctrl and a letter. */
  shortcut(letter: string): Promise<void>;
  /** Sets the size of the page's window. WebKit's can't be narrower than 450 px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export type EngineName = 'firefox' | 'webkit';

/**
 * Starts a browser with an engine other than Chromium's, installing it with apt if it is missing.
 *
 * @returns undefined if it is missing and can't be installed
 */
export const startEngine: Record<EngineName, () => Promise<Engine | undefined>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};
