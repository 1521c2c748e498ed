import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls within itself where it is wider than the page. Infima makes a block of the
 * table to this end, which some browsers then no longer announce as a table.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <table-scroller className={styles.scroller}>
      <table {...props} />
    </table-scroller>
  );
}
