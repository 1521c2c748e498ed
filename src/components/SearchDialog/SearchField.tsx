import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The id of the list that the field opens; undefined while there is none. */
  readonly listId?: string;
  /** The id of the list's chosen option. */
  readonly activeId?: string;
}

/** The head of the dialog: the field, which takes the focus when it appears, and the way out. */
export default function SearchField({
  query,
  onQuery,
  onKeyDown,
  listId,
  activeId,
}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Before the browser reads the next key: this field replaces another one when the search has loaded.
  useLayoutEffect(() => field.current?.focus(), []);
  const label = translate({
    id: 'site.SearchDialog.field',
    message: 'Search the documentation',
    description: 'Name and placeholder of the search field',
  });
  return (
    <div className={styles.head}>
      <input
        ref={field}
        className={styles.field}
        value={query}
        role="combobox"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        // Enough for a pasted error message; a whole page of text would keep the search busy.
        maxLength={300}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={clsx('clean-btn', styles.close)}
        aria-label={translate({
          id: 'site.SearchDialog.close',
          message: 'Close the search',
          description: 'The ARIA label of the button that closes the search dialog',
        })}
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
        <IconClose aria-hidden width={14} height={14} strokeWidth={1.5} />
      </button>
    </div>
  );
}

/** Returns the focus to the field from a control in the dialog that is about to disappear. */
export function focusField(control: Element): void {
  control.closest('dialog')?.querySelector('input')?.focus();
}
