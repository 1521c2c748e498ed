import {useQueryString, useStorageSlot} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {PlatformId} from '@site/product/types';
import {platformOfPath, platformOfTab} from '../../../product/find-platform';

/** Where Docusaurus' tabs keep the choice of the group `platform`. */
export const STORAGE_KEY = 'docusaurus.tab.platform';

/**
 * The reader's platform: the one of the page, else of `?platform=`, else the remembered one.
 * Undefined where none is known, and, but for a platform's pages, until the application has started.
 */
export function usePlatform(): PlatformId | undefined {
  const {pathname} = useLocation();
  const [queried] = useQueryString('platform');
  const [stored] = useStorageSlot(STORAGE_KEY);
  return platformOfPath(pathname) ?? platformOfTab(queried) ?? platformOfTab(stored);
}
