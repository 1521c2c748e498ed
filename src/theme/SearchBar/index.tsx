/**
 * What: the button in the navbar that opens the search, and its dialog.
 * Why: upstream's only search is an external service; this one is local, and works from the first paint,
 *   through src/early/search-keys.js and clicks.js. What it searches is fetched when it first opens.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (an empty extension point).
 * Can go: when upstream has a search that runs on the site alone.
 */
import {translate} from '@docusaurus/Translate';
import Search from '@site/src/components/Search';
import {closeOnPress, openModal} from '@site/src/elements/modal';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // The number of the opening, each of which begins with an empty field; 0 while the search is closed.
  const [opening, setOpening] = useState(0);
  const label = translate({id: 'site.SearchBar.label', message: 'Search'});
  useEffect(() => closeOnPress(dialog.current), []);
  // Before the browser reads the next key.
  useLayoutEffect(() => {
    if (opening > 0) {
      openModal(dialog.current);
    }
  }, [opening]);

  const toggle = () => {
    if (dialog.current?.open) {
      dialog.current.close();
    } else {
      setOpening(opening + 1);
    }
  };
  // The browser reports it later: a key may have opened it again.
  const onClose = () => {
    if (!dialog.current?.open) {
      setOpening(0);
    }
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-search-button
        onClick={toggle}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4 4" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        closedby="any"
        aria-label={label}
        onClose={onClose}>
        {opening > 0 && <Search key={opening} />}
      </dialog>
    </>
  );
}
