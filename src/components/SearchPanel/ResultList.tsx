import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Piece} from './excerpt';
import type {Group} from './groups';
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

/** The combobox's list: one group per page. A result is a link, so that the browser's ways to follow one work. */
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
          {entries.map(({to, title, path, excerpt}) => {
            const index = count++;
            return (
              <Link
                key={to}
                id={optionId(id, index)}
                to={to}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                // Only a moving pointer counts: the list may also scroll under a resting one.
                onMouseMove={() => onActive(index)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}>
                <Marked className={styles.title} pieces={title} />
                {path.length > 0 && <span className={styles.path}>{` ${path.join(' › ')}`}</span>}
                {excerpt && (
                  <Marked
                    className={clsx(styles.excerpt, excerpt.isCode && styles.code)}
                    pieces={[{text: ' ', isMatch: false}, ...excerpt.pieces]}
                  />
                )}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface MarkedProps {
  readonly className?: string;
  readonly pieces: readonly Piece[];
}

/** New words come with a new element: a translator may have replaced the texts in the old one. */
function Marked({className, pieces}: MarkedProps): ReactNode {
  return (
    <span key={JSON.stringify(pieces)} className={className}>
      {pieces.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
