import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import type {Piece} from './excerpt';
import type {Entry} from './groups';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  /** Called when the reader points at the option. */
  readonly onPoint: () => void;
}

/** A result: a link, so that the browser's own ways to follow one work. */
export default function ResultOption({id, entry, isActive, onPoint}: Props): ReactNode {
  const {to, title, path, excerpt} = entry;
  return (
    <Link
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // Only a pointer that moves points: the list also scrolls below one that rests.
      onMouseMove={onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={closeUnlessNewTab}>
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
      {path.length > 0 && <span className={styles.path}> {path.join(' › ')}</span>}
      {excerpt && (
        <span className={clsx(styles.excerpt, excerpt.isCode && styles.code)}>
          {' '}
          <Marked pieces={excerpt.pieces} />
        </span>
      )}
    </Link>
  );
}

function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

function closeUnlessNewTab(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.currentTarget.closest('dialog')?.close();
  }
}
