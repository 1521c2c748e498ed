import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
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
      // Only a moving pointer counts: the list may also scroll under a resting one.
      onMouseMove={onPoint}
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
