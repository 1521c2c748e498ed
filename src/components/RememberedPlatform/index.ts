import {createStorageSlot, useQueryString, useStorageSlot} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
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

/** Remembers the reader's platform, and keeps it in `data-platform` on the document, where src/early/platform.js puts it. */
export function useRememberedPlatform(): void {
  const platform = usePlatform();
  useEffect(() => {
    if (platform) {
      document.documentElement.dataset.platform = tabValueOf(platform);
      createStorageSlot(STORAGE_KEY).set(tabValueOf(platform));
    }
  }, [platform]);
}
