import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Group} from './groups';
import ResultOption from './ResultOption';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Index of the chosen option, counted over all groups; -1 for none. */
  readonly active: number;
  readonly onActive: (index: number) => void;
}

/** The id of an option, by which the field names the chosen one. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The combobox's list: one group per page. */
export default function ResultList({id, groups, active, onActive}: Props): ReactNode {
  let count = 0;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={translate({
        id: 'site.SearchPanel.list',
        message: 'Results',
        description: 'The ARIA label of the list of search results',
      })}>
      {groups.map(({label, entries}) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <div aria-hidden className={styles.groupLabel}>
            {label}
          </div>
          {entries.map((entry) => {
            const index = count++;
            return (
              <ResultOption
                key={entry.to}
                id={optionId(id, index)}
                entry={entry}
                isActive={index === active}
                onPoint={() => onActive(index)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
