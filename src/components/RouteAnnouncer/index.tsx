import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How long the title stays where it is read out, in milliseconds; later, it would only be a text below the footer. */
const SAID = 5000;

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
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(''), SAID);
    return () => clearTimeout(timer);
  }, [announced]);
  return (
    <p aria-live="polite" className={styles.announcer}>
      {announced}
    </p>
  );
}
