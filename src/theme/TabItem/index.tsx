/**
 * What: a tab's content shows, under its label, where no script runs and in print.
 * Why: upstream hides all tabs but one, and only a script or a reader at the screen can change that.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TabItem/index.tsx (wrapped).
 * Can go: when upstream's tabs can be read without a script.
 */
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className={styles.label}>{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
