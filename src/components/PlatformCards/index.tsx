import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useVersionDocs} from '@site/src/platform/docs';
import {platformIds} from '@site/product/find-platform';
import {platformPages} from '@site/product/platform-pages';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** One line drawing for each platform, on a 24 × 24 grid. */
const drawings: Record<PlatformId, string> = {
  android: 'M4 17a8 8 0 0 1 16 0ZM7.5 10 5.5 6.5M16.5 10l2-3.5M9 13.5h.01M15 13.5h.01',
  ios: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM10.5 5h3M11 18.5h2',
  reactNative:
    'M12 12h.01M2.5 12a9.5 3.8 0 1 0 19 0 9.5 3.8 0 1 0-19 0ZM7.25 20.2a9.5 3.8-60 1 0 9.5-16.4 9.5 3.8-60 1 0-9.5 16.4ZM16.75 20.2a9.5 3.8 60 1 1-9.5-16.4 9.5 3.8 60 1 1 9.5 16.4Z',
  flutter: 'M14 3 5 12l3 3L20 3ZM14 11.5 9.5 16l4.5 4.5h6L15.5 16l4.5-4.5Z',
};

/** A card for each platform, with links to those of its three pages that the version lists. */
export default function PlatformCards(): ReactNode {
  const titled = useDocsVersion().docs;
  const docs = useVersionDocs();
  const cards = platformIds.map((id) => ({
    id,
    links: platformPages.flatMap((page) => {
      const doc = docs.get(`${platforms[id].path}/${page}`);
      const title = doc && titled[doc.id]?.title;
      return title && !doc.unlisted ? [{title, to: doc.path}] : [];
    }),
  }));
  return (
    <div className={styles.cards}>
      {cards
        .filter(({links}) => links.length > 0)
        .map(({id, links}) => (
          <section key={id} className="card padding--md">
            <Heading as="h3" className={styles.name}>
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <path d={drawings[id]} />
              </svg>
              {platforms[id].name}
            </Heading>
            <ul className="clean-list margin-bottom--none">
              {links.map(({title, to}) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
