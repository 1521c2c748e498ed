/**
 * What: a tab's content shows, under its label, where no script runs and in print; and a link to
 *   an anchor inside a tab opens the tab.
 * Why: upstream hides all tabs but one, and only a script or a reader at the screen can change that;
 *   a link to a hidden heading leads nowhere.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TabItem/index.tsx (wrapped).
 * Can go: when upstream's tabs can be read without a script and know what is inside them.
 */
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useAnchorInside} from './use-anchor-inside';

export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  const label = useRef<HTMLParagraphElement>(null);
  useAnchorInside(label, props.value);
  return (
    <TabItem {...props}>
      <p ref={label} className={styles.label}>
        {props.label ?? props.value}
      </p>
      {children}
    </TabItem>
  );
}
