import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchIndex} from '@site/plugins/search-index/types';

/** The key under which Docusaurus keeps the tab that the reader has chosen last in the group `platform`. */
const KEY = 'docusaurus.tab.platform';

/** The platform of the page, else the one that the reader has chosen, else none. */
export function useReaderPlatform({pages, platforms}: SearchIndex): string | undefined {
  const {pathname} = useLocation();
  const page = pages.find(({path}) => path === pathname);
  const chosen = createStorageSlot(KEY).get() ?? '';
  return page?.platform ?? (Object.hasOwn(platforms, chosen) ? chosen : undefined);
}
