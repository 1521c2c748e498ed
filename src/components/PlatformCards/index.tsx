import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useVersionDocs} from '@site/src/platform/docs';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds} from '@site/product/find-platform';
import {platformPages} from '@site/product/platform-pages';
import {platforms} from '@site/product/platforms';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
              <PlatformIcon id={id} />
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
