import {useQueryString} from '@docusaurus/theme-common';
import {CHOSEN_EVENT} from '@site/src/theme/Tabs/tab-group';
import {useEffect} from 'react';

/** Makes the address name the platform whose tab the reader chooses, if the tabs ask for it. */
export function useChosenTab(): void {
  const [, setQueried] = useQueryString('platform');
  useEffect(() => {
    const onChosen = (event: Event) => setQueried((event as CustomEvent<string>).detail);
    window.addEventListener(CHOSEN_EVENT, onChosen);
    return () => window.removeEventListener(CHOSEN_EVENT, onChosen);
  }, [setQueried]);
}
