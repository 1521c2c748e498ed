/**
 * What: the button that switches the colour mode.
 * Why: upstream's is disabled until the application has started; this one works from the first paint,
 *   through src/early/color-mode-toggle.js. And if the system's preference isn't respected, an unset choice means
 *   the default mode, but upstream still shows and names the system mode.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ColorModeToggle/index.tsx (ejected; as
 *   there, the icons of all choices are rendered and CSS shows one, so that it is right before
 *   hydration).
 * Can go: when upstream's button works before hydration.
 */
import {translate} from '@docusaurus/Translate';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const choice = respectPrefersColorScheme ? value : colorMode;
  const name = nameOf(choice);
  const label = translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
      description: 'The ARIA label for the color mode toggle',
    },
    {mode: name},
  );
  // The early script has handled the press; the application takes over what it has chosen.
  const onClick = () => {
    const {themeChoice} = document.documentElement.dataset;
    onChange(themeChoice === 'light' || themeChoice === 'dark' ? themeChoice : null);
  };
  return (
    <div
      className={clsx(
        styles.toggle,
        respectPrefersColorScheme ? styles.byChoice : styles.byMode,
        className,
      )}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={name}
        aria-label={label}
        data-color-mode-toggle
        onClick={onClick}>
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        {respectPrefersColorScheme && (
          <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
        )}
      </button>
    </div>
  );
}

/** The name of a choice, in upstream's translation; null means no explicit choice. */
function nameOf(choice: ColorMode | null): string {
  const names = {
    light: translate({
      message: 'light mode',
      id: 'theme.colorToggle.ariaLabel.mode.light',
      description: 'The name for the light color mode',
    }),
    dark: translate({
      message: 'dark mode',
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      description: 'The name for the dark color mode',
    }),
    system: translate({
      message: 'system mode',
      id: 'theme.colorToggle.ariaLabel.mode.system',
      description: 'The name for the system color mode',
    }),
  };
  return names[choice ?? 'system'];
}
