import {createStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useEffect} from 'react';
import {tabValueOf} from '@site/product/find-platform';
import InlineScript from '@site/src/components/InlineScript/index.server';
import earlyPlatformScript from './early-platform-script.server';
import {useChosenTab} from './use-chosen-tab';
import {STORAGE_KEY, usePlatform} from './use-platform';

/**
 * Remembers the reader's platform where Docusaurus' tabs keep it, and names it in `data-platform` on the
 * document, so that CSS shows what is meant for that platform from the first paint on.
 */
export default function RememberedPlatform(): ReactNode {
  const platform = usePlatform();
  useChosenTab();
  useEffect(() => {
    if (platform) {
      document.documentElement.dataset.platform = tabValueOf(platform);
      createStorageSlot(STORAGE_KEY).set(tabValueOf(platform));
    }
  }, [platform]);
  return <InlineScript>{earlyPlatformScript()}</InlineScript>;
}
