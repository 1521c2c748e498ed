/**
 * What: tabs as a custom element (src/early/tabs.ts), right from the first paint and usable before the application
 *   starts. Tabs only take `groupId` and `queryString`. Without scripts, in print
 *   and in what a reader view makes of the HTML, every panel is shown, under its label.
 * Why: upstream's only work, and only show the remembered tab, once React has drawn them. Until then, other
 *   code is shown, and then what follows it moves.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Tabs/index.tsx (ejected).
 * Can go: when upstream's tabs are right before hydration.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactNode} from 'react';
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
  // MDX adds line breaks; whatever else is no tab stops the build (plugins/content/page-rules/rules.ts).
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({props}) => props);
  return (
    <tab-group
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.group)}
      data-group={groupId}
      data-in-address={queryString || undefined}>
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
            className={clsx('tabs__item', index === 0 && 'tabs__item--active')}>
            {label}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({value, label, children: content}, index) => (
          <div key={value} className={styles.panel}>
            <div
              role="tabpanel"
              id={`${id}p${index}`}
              aria-labelledby={`${id}t${index}`}
              className={styles.content}>
              <p className={styles.label}>
                <strong>{label}</strong>
              </p>
              {content}
            </div>
          </div>
        ))}
      </div>
    </tab-group>
  );
}
