import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import {LoadFailure} from '@site/src/components/ErrorView';
import {hasModifier} from '@site/src/elements/has-modifier';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import {
  startTransition,
  Suspense,
  use,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {loadSearch, useIndexUrl, type LoadedSearch} from './load-search';
import type {Props as ResultsProps} from './Results';
import styles from './styles.module.css';

/**
 * What is in the search dialog: a field, and what it finds. The files for searching are fetched when it
 * appears; in the meantime, the reader can type.
 */
export default function Search({close}: {readonly close: () => void}): ReactNode {
  const indexUrl = useIndexUrl();
  const [loading, setLoading] = useState(() => loadSearch(indexUrl));
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const label = translate({id: 'site.Search.field', message: 'Search the documentation'});

  const onSuggestion = (suggestion: string) => {
    if (field.current) {
      field.current.value = suggestion;
      field.current.focus();
    }
    setQuery(suggestion);
  };

  /** Arrow keys move the focus through the field and the results, round and round; Enter in the field follows the first. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const {key, currentTarget, target, nativeEvent} = event;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    const isEnter = key === 'Enter' && target === field.current;
    // To an input method, Enter means its word. Safari reports that key after the composition, and has no other sign.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if ((!step && !isEnter) || isComposing || hasModifier(event)) {
      return;
    }
    event.preventDefault();
    // They are about what has been typed, which may not have been searched for yet.
    flushSync(() => setQuery(field.current?.value ?? ''));
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, li > a')];
    if (step) {
      // A button is none of them: its neighbours are those of the field.
      const place = Math.max(0, stops.indexOf(target as HTMLElement));
      stops.at((place + step) % stops.length)?.focus();
    } else {
      currentTarget.querySelector<HTMLElement>('[data-found] a')?.click();
    }
  };

  return (
    // The keys move the focus, which only what is inside can have.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="boxless" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <input
          ref={field}
          className={styles.field}
          role="searchbox"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          // Enough for a pasted error message; a whole page of text would keep the search busy.
          maxLength={300}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          // A key is drawn in the field before the results follow.
          onChange={({target}) => startTransition(() => setQuery(target.value))}
        />
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label={translate({id: 'site.Search.close', message: 'Close the search'})}
          onClick={close}>
          <IconClose aria-hidden width={14} height={14} strokeWidth={1.5} />
        </button>
      </div>
      <ErrorBoundary
        fallback={({error, tryAgain}) => (
          <LoadFailure
            heading={translate({id: 'site.Search.failure', message: 'The search did not load'})}
            error={error}
            retry={() => {
              field.current?.focus();
              setLoading(loadSearch(indexUrl));
              tryAgain();
            }}
          />
        )}>
        <Suspense
          fallback={
            <p role="status" className={styles.loading}>
              {translate({id: 'site.Search.loading', message: 'Loading…'})}
            </p>
          }>
          <LoadedResults loading={loading} query={query} onSuggestion={onSuggestion} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

type LoadedResultsProps = Omit<ResultsProps, 'search'> & {readonly loading: Promise<LoadedSearch>};

function LoadedResults({loading, ...props}: LoadedResultsProps): ReactNode {
  const {Results, search} = use(loading);
  return <Results search={search} {...props} />;
}
