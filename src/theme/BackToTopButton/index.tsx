/**
 * What: the button that scrolls back to the top of a long page; it jumps if the reader prefers reduced motion.
 * Why: upstream's scrolls smoothly all the same.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/BackToTopButton/index.tsx (wrapped).
 * Can go: when upstream's jumps in that case.
 */
import {prefersReducedMotion} from '@docusaurus/theme-common';
import Wrapped from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

export default function BackToTopButton(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <Wrapped />
    </div>
  );
}

function jump(event: MouseEvent): void {
  if (prefersReducedMotion()) {
    event.stopPropagation();
    window.scrollTo({top: 0});
  }
}
