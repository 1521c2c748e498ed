/**
 * What: the button that scrolls back to the top of a long page.
 * Why: upstream's scrolls smoothly even when the reader prefers reduced motion.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BackToTopButton/ (ejected).
 * Can go: when upstream's jumps in that case.
 */
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      onClick={() => {
        if (prefersReducedMotion()) {
          window.scrollTo({top: 0});
        } else {
          scrollToTop();
        }
      }}
    />
  );
}
