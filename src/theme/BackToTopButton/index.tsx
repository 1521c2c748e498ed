/**
 * What: the button that scrolls back to the top of a long page jumps there if the reader prefers reduced motion, and isn't
 *   printed.
 * Why: upstream's scrolls smoothly even then, and stands on every sheet.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BackToTopButton/index.tsx (wrapped).
 * Can go: when upstream's does both.
 */
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

export default function BackToTopWithoutMotion(): ReactNode {
  const jump = (event: MouseEvent) => {
    if (prefersReducedMotion()) {
      event.stopPropagation();
      window.scrollTo({top: 0});
    }
  };
  return (
    <div className="boxless screen-only" onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
