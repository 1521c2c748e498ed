import {given} from './given';
import {write} from './storage';
import {keys} from './storage-keys';

/**
 * Handles a press on the switch for the colour mode, here or in another window (specification 5.4, 5.5 and 5.7), before
 * the application starts and with it: it stores the choice, which the application hears of, and sets what the
 * application reads when it starts.
 */
export function switchColorMode(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    if (!(target instanceof Element) || !target.closest('[data-color-mode-toggle]')) {
      return;
    }
    event.preventDefault();
    const {dataset} = document.documentElement;
    const next = {light: 'dark', dark: 'system'}[dataset.themeChoice ?? ''] ?? 'light';
    const other = dataset.theme === 'dark' ? 'light' : 'dark';
    const choice = given.respectPrefersColorScheme ? next : other;
    set(choice);
    write(keys.colorMode, choice === 'system' ? null : choice);
  });
  // Another window's choice, as the application does once it has started.
  addEventListener('storage', ({key, newValue}) => {
    if (key === keys.colorMode && (newValue || given.respectPrefersColorScheme)) {
      set(newValue ?? 'system');
    }
  });
}

function set(choice: string): void {
  const {dataset} = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? system : choice;
}
