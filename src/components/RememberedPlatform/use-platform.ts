import {useQueryString, useStorageSlot} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import type {PlatformId} from '@site/product/types';
import {platformOfPath, platformOfTab} from '../../../product/find-platform';

/** Where Docusaurus' tabs keep the choice for the group `platform`. */
export const STORAGE_KEY = 'docusaurus.tab.platform';

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
