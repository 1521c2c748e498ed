import {createStorageSlot, useQueryString, useStorageSlot} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import {platformOfPath, platformOfTab, tabValueOf} from '@site/product/find-platform';
import type {PlatformId} from '@site/product/types';
import {useEffect} from 'react';

/** Where Docusaurus' tabs keep the choice for the group `platform`. */
const STORAGE_KEY = 'docusaurus.tab.platform';

/**
 * The reader's platform: that of the page, else that of `?platform=`, else the remembered one.
 * Undefined if none is known and, except on a platform's pages, until the application has started.
 */
export function usePlatform(): PlatformId | undefined {
  const {pathname} = useLocation();
  const [queried] = useQueryString('platform');
  const [stored] = useStorageSlot(STORAGE_KEY);
  return platformOfPath(pathname) ?? platformOfTab(queried) ?? platformOfTab(stored);
}

/**
 * Remembers the reader's platform, and goes on with what src/early/platform.js and tabs.js begin: it names the
 * platform in `data-platform` on the document, and in the address if a chosen tab asks for it.
 */
export function useRememberedPlatform(): void {
  const platform = usePlatform();
  const history = useHistory();
  useEffect(() => {
    if (platform) {
      document.documentElement.dataset.platform = tabValueOf(platform);
      createStorageSlot(STORAGE_KEY).set(tabValueOf(platform));
    }
  }, [platform]);
  useEffect(() => {
    const onChosen = (event: Event) => {
      event.preventDefault();
      const {location} = history;
      const query = new URLSearchParams(location.search);
      query.set('platform', (event as CustomEvent<string>).detail);
      const search = `?${query}`;
      // With `useQueryString` (theme-common 3.10.2), the address would lose its anchor, and the page would scroll.
      if (search !== location.search) {
        history.replace({...location, search});
      }
    };
    window.addEventListener('tabchosen', onChosen);
    return () => window.removeEventListener('tabchosen', onChosen);
  }, [history]);
}
