import {tabValueOf} from '@site/product/find-platform';
import {usePlatform} from '@site/src/components/RememberedPlatform';
import SearchField from '@site/src/components/SearchDialog/SearchField';
import {useId, useMemo, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {Search} from './create-search';
import {findResults, startingPoints} from './groups';
import ResultList, {optionId} from './ResultList';
import Summary from './Summary';
import styles from './styles.module.css';

export {createSearch} from './create-search';

export interface Props {
  readonly search: Search;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The field and what it finds: a combobox with a list, as in ARIA 1.2. */
export default function SearchPanel({search, query, onQuery}: Props): ReactNode {
  const id = usePlatform();
  const platform = id && tabValueOf(id);
  const listId = useId();
  const words = query.trim();
  const results = useMemo(
    () => (words ? findResults(search, words, platform) : undefined),
    [search, words, platform],
  );
  const groups = results?.count ? results.groups : startingPoints(search.index, platform);
  const count = groups.flatMap(({entries}) => entries).length;

  // Enter follows the best result; if nothing was found, it waits for a choice.
  const first = results?.count ? 0 : -1;
  const [choice, setChoice] = useState({query, active: first});
  const active = choice.query === query ? choice.active : first;
  const setActive = (next: number) => setChoice({query, active: next});

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const option = document.getElementById(optionId(listId, active));
    if (step !== undefined) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
      setActive(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && option && !event.nativeEvent.isComposing) {
      // A click with the same modifier keys: a link knows what they mean, such as a new tab.
      const {ctrlKey, metaKey, shiftKey} = event;
      option.dispatchEvent(
        new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}),
      );
    }
  };

  return (
    <>
      <SearchField
        query={query}
        onQuery={onQuery}
        onKeyDown={onKeyDown}
        listId={listId}
        activeId={active < 0 ? undefined : optionId(listId, active)}
      />
      <div className={styles.body}>
        <Summary query={words} results={results} suggest={search.suggest} onQuery={onQuery} />
        <ResultList id={listId} groups={groups} active={active} onActive={setActive} />
      </div>
    </>
  );
}
