/**
 * What: tabs as a custom element (tab-group.ts). In the group `platform`, the tab for the reader's platform
 *   is shown from the first paint on, and all tabs work from then on, through scripts in the HTML. The one for
 *   the keys is in Root: a reader may come to a page with tabs from one without. Tabs only take `groupId` and
 *   `queryString`. Without scripts and in print, every panel is shown, under its label.
 * Why: upstream's only work, and only show the remembered tab, once React has drawn them. Until then,
 *   another platform's code is shown, and then what follows it moves.
 *   For assistive technology, the first tab stays the selected one until the scripts have loaded: no style
 *   can change that, and a script among the tabs would come too late for the first paint of a page that
 *   arrives in parts.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Tabs/index.tsx (ejected).
 * Can go: when upstream's tabs are right before hydration.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import InlineScript from '@site/src/components/InlineScript/index.server';
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import earlyTabsScript from './early-tabs-script.server';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** Tabs of one group follow each other, on all pages and in later visits. */
  readonly groupId?: string;
  /** Whether the address names the chosen tab; only for the group `platform`. */
  readonly queryString?: boolean;
}

export default function Tabs({children, groupId, queryString = false}: Props): ReactNode {
  const id = useId();
  // MDX adds line breaks; whatever else is no tab stops the build (plugins/content/faults/tab-faults.ts).
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({props}) => props);
  const classOf = (part: string | undefined, value: string) =>
    groupId === 'platform' && clsx(part, styles[value]);
  return (
    <tab-group
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.group)}
      data-group={groupId}
      data-in-address={queryString || undefined}>
      <InlineScript>{earlyTabsScript()}</InlineScript>
      <div role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({value, label}, index) => (
          <div
            key={value}
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            data-value={value}
            className={clsx(
              'tabs__item',
              index === 0 && 'tabs__item--active',
              classOf(styles.tab, value),
            )}>
            {label}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({value, label, children: content}, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}p${index}`}
            aria-labelledby={`${id}t${index}`}
            className={clsx(styles.content, classOf(styles.panel, value))}
            hidden={index > 0}>
            <p className={styles.label}>
              <strong>{label}</strong>
            </p>
            {content}
          </div>
        ))}
      </div>
    </tab-group>
  );
}
