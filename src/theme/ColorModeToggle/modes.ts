import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';

/** What the reader has chosen; null means no explicit choice. */
export type Choice = ColorMode | null;

/** The choice after a click (specification 5.4): system, light, dark, then system; without the system preference, light and dark. */
export function nextChoice(choice: Choice, respectPrefersColorScheme: boolean): Choice {
  if (!respectPrefersColorScheme) {
    return choice === 'dark' ? 'light' : 'dark';
  }
  return {system: 'light', light: 'dark', dark: null}[choice ?? 'system'] as Choice;
}

/** The name of a choice, in upstream's translation. */
export function modeLabel(choice: Choice): string {
  switch (choice) {
    case 'light':
      return translate({
        message: 'light mode',
        id: 'theme.colorToggle.ariaLabel.mode.light',
        description: 'The name for the light color mode',
      });
    case 'dark':
      return translate({
        message: 'dark mode',
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        description: 'The name for the dark color mode',
      });
    default:
      return translate({
        message: 'system mode',
        id: 'theme.colorToggle.ariaLabel.mode.system',
        description: 'The name for the system color mode',
      });
  }
}

/** The button's name for assistive technology. */
export function toggleLabel(choice: Choice): string {
  return translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode: modeLabel(choice)},
  );
}
