import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorMessage} from '@site/src/components/ErrorView';
import {closeOnPress} from '@site/src/elements/close-on-press';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {useIndexUrl, useSearch} from './load-search';
import SearchField, {focusField} from './SearchField';
import styles from './styles.module.css';

export interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/**
 * The search dialog. What it needs for searching is fetched when it opens; in the meantime, the reader can
 * type, and if fetching fails, the dialog says why.
 */
export default function SearchDialog({dialog, onClose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const {loaded, error, retry} = useSearch(useIndexUrl());
  useEffect(() => dialog.current?.showModal(), [dialog]);
  useEffect(() => closeOnPress(dialog.current), [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-label={translate({
        id: 'site.SearchDialog.label',
        message: 'Search',
        description: 'The ARIA label of the search dialog',
      })}
      onClose={onClose}>
      {loaded ? (
        <ErrorBoundary
          fallback={({error: crash, tryAgain}) => <Failure error={crash} retry={tryAgain} />}>
          <loaded.Panel search={loaded.search} query={query} onQuery={setQuery} />
        </ErrorBoundary>
      ) : (
        <>
          <SearchField query={query} onQuery={setQuery} />
          {error === undefined ? <Loading /> : <Failure error={error} retry={retry} />}
        </>
      )}
    </dialog>
  );
}

function Loading(): ReactNode {
  return (
    <p role="status" className={styles.loading}>
      <Translate id="site.SearchDialog.loading" description="What the search says while it loads">
        Loading…
      </Translate>
    </p>
  );
}

function Failure({error, retry}: {readonly error: unknown; readonly retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        <Translate
          id="site.SearchDialog.failure"
          description="What the search says when its files could not be fetched">
          The search could not be loaded. Check your connection, and retry. If that does not help,
          reload the page.
        </Translate>
      </p>
      <ErrorMessage>{String(error)}</ErrorMessage>
      <button
        type="button"
        className="button button--primary"
        onClick={(event) => {
          focusField(event.currentTarget);
          retry();
        }}>
        <Translate
          id="site.SearchDialog.retry"
          description="Label of the button that loads the search again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
