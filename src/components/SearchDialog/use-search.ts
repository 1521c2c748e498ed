import {useEffect, useState} from 'react';
import {loadSearch, type LoadedSearch} from './load-search';

interface State {
  loaded?: LoadedSearch;
  /** Why loading failed; undefined while it is under way. */
  error?: unknown;
}

/** Loads the search while the component that uses this hook is shown. */
export function useSearch(indexUrl: string): State & {retry: () => void} {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    const settle = (next: State) => {
      if (isShown) {
        setState(next);
      }
    };
    loadSearch(indexUrl).then(
      (loaded) => settle({loaded}),
      (error: unknown) => settle({error}),
    );
    return () => {
      isShown = false;
    };
  }, [indexUrl, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  return {...state, retry};
}
