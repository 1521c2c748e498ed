/**
 * What: the moon on the button that switches the colour mode.
 * Why: the sun's stroke (src/theme/Icon/LightMode), and fewer bytes in every page.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Icon/DarkMode/index.tsx (ejected).
 * Can go: with src/theme/Icon/LightMode.
 */
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z"
      />
    </svg>
  );
}
