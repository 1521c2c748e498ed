import {translate} from '@docusaurus/Translate';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import styles from './styles.module.css';

/**
 * A table that scrolls within itself where it is wider than the page, by keyboard too. Infima
 * makes a block of the table to this end, which some browsers then no longer announce as a table.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(ref);
  const focusable = scrolls && {
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({
      id: 'site.Table.scrolls',
      message: 'Table, scrolls sideways',
      description: 'The ARIA label of a table that is wider than the page',
    }),
  };
  return (
    <div ref={ref} className={styles.scroller} {...focusable}>
      <table {...props} />
    </div>
  );
}

/** Whether the content of an element is wider than the element itself. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setOverflows(entry !== undefined && entry.target.scrollWidth > entry.target.clientWidth);
    });
    if (ref.current) {
      observer.observe(ref.current);
    }
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
