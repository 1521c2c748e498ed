/**
 * What: the button that switches the colour mode.
 * Why: upstream's is disabled until the application has started; this one works from the first paint,
 *   through a script in the HTML. And if the system's preference isn't respected, an unset choice means
 *   the default mode, but upstream still shows and names the system mode.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ColorModeToggle/index.tsx (ejected; as
 *   there, the icons of all choices are rendered and CSS shows one, so that it is right before
 *   hydration).
 * Can go: when upstream's button works before hydration.
 */
import {useColorMode} from '@docusaurus/theme-common';
import InlineScript from '@site/src/components/InlineScript/index.server';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import earlyToggleScript from './early-toggle-script.server';
import {modeLabel, nextChoice, toggleLabel} from './modes';
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
  const onClick = (event: MouseEvent) => {
    // Lets the early script know that the application has taken over.
    event.preventDefault();
    onChange(nextChoice(choice, respectPrefersColorScheme));
  };
  return (
    <div
      className={clsx(
        styles.toggle,
        respectPrefersColorScheme ? styles.byChoice : styles.byMode,
        className,
      )}>
      <InlineScript>{earlyToggleScript(respectPrefersColorScheme)}</InlineScript>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={modeLabel(choice)}
        aria-label={toggleLabel(choice)}
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
