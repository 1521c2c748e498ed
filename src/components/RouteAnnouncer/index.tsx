import Head from '@docusaurus/Head';
import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Lets a screen reader say the title of the page that the reader has gone to. A browser does so
 * for a new document only, and the application replaces the page within the same one.
 */
export default function RouteAnnouncer(): ReactNode {
  const current = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');
  const onTitle = (title: string) => {
    if (current.current !== undefined && current.current !== title) {
      setAnnounced(title);
    }
    current.current = title;
  };
  return (
    <>
      <Head onChangeClientState={({title}: {title: string}) => onTitle(title)}>{null}</Head>
      <p aria-live="polite" className={styles.announcer}>
        {announced}
      </p>
    </>
  );
}
