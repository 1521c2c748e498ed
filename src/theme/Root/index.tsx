/**
 * What: announces each new page to screen readers, and tells the early script that the application has started
 *   (src/early/signals.ts).
 * Why: browsers only say the title of a new document, whereas the application replaces the page within the same one.
 *   Root is the only place that every page has, error views included.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Root/index.tsx (an empty extension point).
 * Can go: when upstream announces pages, and the early script needs no signal.
 */
import {send} from '@site/src/early/signals';
import type {Props} from '@theme/Root';
import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How long the title stays where it is read out, in milliseconds; later, it would only be a text below the footer. */
const SAID = 5000;

export default function Root({children}: Props): ReactNode {
  const [announced, setAnnounced] = useState('');
  // From here on, the components handle presses. A later effect would leave a moment in which a press counts twice.
  useLayoutEffect(() => send('applicationstart'), []);
  useEffect(() => {
    let {title} = document;
    let timer = 0;
    const observer = new MutationObserver(() => {
      if (document.title !== title) {
        ({title} = document);
        setAnnounced(title);
        window.clearTimeout(timer);
        timer = window.setTimeout(setAnnounced, SAID, '');
      }
    });
    observer.observe(document.head, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {children}
      <p aria-live="polite" className={styles.announcer}>
        {announced}
      </p>
    </>
  );
}
