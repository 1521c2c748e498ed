/**
 * What: the button in the navbar that opens the search, and its dialog.
 * Why: upstream's only search is an external service; this one is local, and works from the first paint,
 *   through src/early/search-key.ts and presses.ts. What it searches is fetched when it first opens.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (an empty extension point).
 * Can go: when upstream has a search that runs on the site alone.
 */
import {translate} from '@docusaurus/Translate';
import Modal from '@site/src/components/Modal';
import Search from '@site/src/components/Search';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** As Apple's keyboards have them in every language. */
const APPLE_KEYS = '⌘ K';

export default function SearchBar(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const label = translate({id: 'site.SearchBar.label', message: 'Search'});
  return (
    <>
      <button
        type="button"
        className={clsx('control', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-search-button
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4 4" />
        </svg>
        <span className={styles.label}>{label}</span>
        {/* The style sheet shows the one of the reader's keyboard. */}
        <kbd className={styles.key} aria-hidden>
          <span>
            {translate({
              id: 'site.SearchBar.keys',
              message: 'Ctrl K',
              description:
                'The keys that open the search, as keyboards call them: Strg K in German',
            })}
          </span>
          <span>{APPLE_KEYS}</span>
        </kbd>
      </button>
      <Modal isOpen={isOpen} close={close} className={styles.dialog} aria-label={label}>
        {isOpen && <Search close={close} />}
      </Modal>
    </>
  );
}
