/**
 * What: one tab; src/theme/Tabs draws its label and panel.
 * Why: upstream's only works inside upstream's tabs.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TabItem/index.tsx (ejected).
 * Can go: with src/theme/Tabs.
 */
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
