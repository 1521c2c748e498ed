/**
 * What: the button in the navbar that opens the search dialog.
 * Why: upstream's only search is an external service; this one is local, and works from the first paint,
 *   through scripts in the HTML. What the dialog needs is fetched on first use.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/SearchBar.tsx (an empty extension point).
 * Can go: when upstream has a search that runs on the site alone.
 */
import Translate from '@docusaurus/Translate';
import InlineScript from '@site/src/components/InlineScript/index.server';
import SearchDialog from '@site/src/components/SearchDialog';
import {loadSearch, useIndexUrl} from '@site/src/components/SearchDialog/load-search';
import {useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import earlySearchScript from './early-search-script.server';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  // The number of the dialog on screen; 0 if there is none. Every opening gets a new dialog.
  const [id, setId] = useState(0);
  const lastId = useRef(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const indexUrl = useIndexUrl();

  const toggle = () => {
    if (dialog.current?.open) {
      dialog.current.close();
    } else {
      // A closed one may still be here: the browser reports it later.
      lastId.current += 1;
      setId(lastId.current);
    }
  };
  const onClose = (closed: number) => setId((shown) => (shown === closed ? 0 : shown));
  // The reader hasn't asked for it yet: the dialog tries again, and says what is wrong.
  const loadAhead = () => void loadSearch(indexUrl).catch(() => undefined);

  return (
    <>
      <InlineScript>{earlySearchScript()}</InlineScript>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-button
        onClick={toggle}
        onFocus={loadAhead}
        onPointerEnter={loadAhead}>
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4 4" />
        </svg>
        <span className={styles.label}>
          <Translate
            id="site.SearchBar.label"
            description="Label of the button that opens the search">
            Search
          </Translate>
        </span>
        <kbd className={styles.key} aria-hidden />
      </button>
      {id > 0 &&
        createPortal(
          <SearchDialog key={id} dialog={dialog} onClose={() => onClose(id)} />,
          document.body,
        )}
    </>
  );
}
