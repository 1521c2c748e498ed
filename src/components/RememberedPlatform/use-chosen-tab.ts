import {useHistory} from '@docusaurus/router';
import {CHOSEN_EVENT} from '@site/src/theme/Tabs/tab-group';
import {useEffect} from 'react';

/**
 * Makes the address name the platform whose tab the reader chooses, if the tabs ask for it. The address keeps
 * its anchor; without it, as with `useQueryString` (theme-common 3.10.2), the page would scroll to its top.
 */
export function useChosenTab(): void {
  const history = useHistory();
  useEffect(() => {
    const onChosen = (event: Event) => {
      const {location} = history;
      const query = new URLSearchParams(location.search);
      const before = query.toString();
      query.set('platform', (event as CustomEvent<string>).detail);
      const search = query.toString();
      if (search !== before) {
        history.replace({...location, search});
      }
    };
    window.addEventListener(CHOSEN_EVENT, onChosen);
    return () => window.removeEventListener(CHOSEN_EVENT, onChosen);
  }, [history]);
}
