import {platformOfTab} from '@site/product/find-platform';
import type {PlatformId} from '@site/product/types';
import {useDocumentData} from '@site/src/elements/use-document-data';

/** The reader's platform (src/early/platform.ts); undefined if it is unknown, and until the application has started. */
export const usePlatform = (): PlatformId | undefined =>
  platformOfTab(useDocumentData('platform') ?? null);
