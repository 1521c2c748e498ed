import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls by itself if it is wider than the page. For this, Infima turns the table into a
 * block, which some browsers then no longer announce as a table.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <table-scroller className={styles.scroller}>
      <table {...props} />
    </table-scroller>
  );
}
