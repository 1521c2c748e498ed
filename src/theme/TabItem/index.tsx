/**
 * What: a tab's panel. It is shown, under its label, without scripts and in print, and before the
 *   application starts if the address leads into it.
 * Why: upstream hides all tabs but one, and only a script or a reader at the screen can change that; and
 *   its panel only works inside upstream's tabs, which src/theme/Tabs replaces.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TabItem/index.tsx (ejected).
 * Can go: with src/theme/Tabs, when upstream's tabs can be read without a script.
 */
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the tabs tell the panels inside them. */
export interface PanelProps {
  readonly id: string;
  /** The id of its tab. */
  readonly labelledBy: string;
  readonly isHidden: boolean;
}

export default function TabItem({
  children,
  className,
  label,
  id,
  labelledBy,
  isHidden,
}: Props & Partial<PanelProps>): ReactNode {
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      className={clsx(styles.panel, className)}
      hidden={isHidden}>
      <p className={styles.label}>
        <strong>{label}</strong>
      </p>
      {children}
    </div>
  );
}
