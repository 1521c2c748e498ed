import {
  useActiveVersion,
  useDocsVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {platformIds, platformOfTab, tabValueOf} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import {useDocumentData} from '@site/src/elements/use-document-data';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What a reader sees whose platform is unknown. */
  readonly unknown: ReactNode;
  readonly known: (id: PlatformId) => ReactNode;
}

/** The HTML has all variants and CSS shows one, so that it is right before hydration. */
export default function ByPlatform({unknown, known}: Props): ReactNode {
  return (
    <>
      <span className={styles.unknown}>{unknown}</span>
      {platformIds.map((id) => (
        <span key={id} className={styles[tabValueOf(id)]}>
          {known(id)}
        </span>
      ))}
    </>
  );
}

/** The reader's platform (src/early/platform.ts); undefined if it is unknown, and until the application has started. */
export const usePlatform = (): PlatformId | undefined =>
  platformOfTab(useDocumentData('platform') ?? null);

/** The docs in the page's version, by id; each has its address, and may be unlisted. */
export function useVersionDocs() {
  const activeVersion = useActiveVersion(useDocsVersion().pluginId);
  return new Map(activeVersion?.docs.map((doc) => [doc.id, doc]));
}

/** Where a platform's install page is in a version of the docs, or on the site if that version has none. */
export function installPage(version: GlobalVersion | undefined, platform: PlatformId): string {
  const install = `${platforms[platform].path}/install`;
  return version?.docs.find(({id}) => id === install)?.path ?? `/${install}`;
}
