/**
 * What: the button in the navbar that opens the search, and its dialog.
 * Why: upstream's only search is an external service; this one is local, and works from the first paint,
 *   through src/early/search-key.ts and presses.ts. What it searches is fetched when it first opens.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (an empty extension point).
 * Can go: when upstream has a search that runs on the site alone.
 */
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Search from '@site/src/components/Search';
import {closesOnPress, openModal} from '@site/src/elements/modal';
import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = translate({id: 'site.SearchBar.label', message: 'Search'});
  const location = useLocation();

  // Going back leads away too.
  useLayoutEffect(() => dialog.current?.close(), [location]);

  // Before the browser reads the next key.
  useLayoutEffect(() => {
    if (isOpen) {
      openModal(dialog.current);
    }
  }, [isOpen]);

  const toggle = () => {
    if (dialog.current?.open) {
      dialog.current.close();
    } else {
      // It may have closed just now: Chromium tells with its next frame.
      flushSync(() => setIsOpen(false));
      setIsOpen(true);
    }
  };

  return (
    <>
      <button
        type="button"
        className={clsx('control', styles.button)}
        aria-label={label}
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
        aria-label={label}
        onClose={({currentTarget}) => setIsOpen(currentTarget.open)}
        {...closesOnPress}>
        {isOpen && <Search />}
      </dialog>
    </>
  );
}
