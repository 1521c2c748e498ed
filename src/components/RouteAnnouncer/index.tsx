import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Makes screen readers say the title of the page that the reader has gone to. Browsers only do so for a
 * new document, whereas the application replaces the page within the same one.
 */
export default function RouteAnnouncer(): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let {title} = document;
    const observer = new MutationObserver(() => {
      if (document.title !== title) {
        ({title} = document);
        setAnnounced(title);
      }
    });
    observer.observe(document.head, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, []);
  return (
    <p aria-live="polite" className={styles.announcer}>
      {announced}
    </p>
  );
}
