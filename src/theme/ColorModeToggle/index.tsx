/**
 * What: a button for the colour mode that works before the application starts.
 * Why: upstream's is disabled until the application has started; this one works from the first paint, through
 *   src/early/color-mode.ts, which the application only follows. And if the system's preference isn't
 *   respected, an unset choice means the default mode, but upstream still shows and names the system mode.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ColorModeToggle/index.tsx (ejected; as
 *   there, the icons of all choices are rendered and CSS shows one, so that it is right before
 *   hydration).
 * Can go: when upstream's button works before hydration.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useDocumentData} from '@site/src/elements/use-document-data';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme: byChoice} = props;
  const {defaultMode} = useThemeConfig().colorMode;
  // Rather than from the application's state, which doesn't follow where the browser refuses to store.
  const shown = useDocumentData(byChoice ? 'themeChoice' : 'theme') as
    keyof typeof names | undefined;
  const names = {
    light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
    system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  };
  const mode = names[shown ?? (byChoice ? 'system' : defaultMode)];
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {mode},
  );
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        styles.toggle,
        byChoice ? styles.byChoice : styles.byMode,
        className,
        buttonClassName,
      )}
      title={mode}
      aria-label={label}
      data-color-mode-toggle>
      <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
      <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      {byChoice && <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />}
    </button>
  );
}
