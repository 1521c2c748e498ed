/**
 * What: of tabs in the group `platform`, the reader's platform shows from the first paint on.
 * Why: upstream selects the remembered tab only once the application has started: until then
 *   another platform's code shows, and what follows it moves.
 *   What upstream says to assistive technology stays the first tab until then: no style can change
 *   it, and a script among the tabs comes too late for the first paint of a page that arrives in parts.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Tabs/index.tsx (wrapped).
 * Can go: when upstream's tabs are right before hydration.
 */
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';
import Wrapped from '@theme-original/Tabs';
import clsx from 'clsx';
import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function Tabs(props: Props): ReactNode {
  return props.groupId === 'platform' ? (
    <Wrapped {...props}>{Children.map(props.children, markPlatform)}</Wrapped>
  ) : (
    <Wrapped {...props} />
  );
}

/** Lets CSS tell the tabs, and the panels, of the platforms apart. */
function markPlatform(item: ReactNode): ReactNode {
  if (!isValidElement<TabItemProps>(item)) {
    return item;
  }
  const platform = styles[item.props.value];
  return cloneElement(item, {
    className: clsx(styles.panel, platform),
    attributes: {className: clsx(styles.tab, platform)},
  });
}
