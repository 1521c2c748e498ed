import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useVersionDocs} from './use-version-docs';

/** A card for each platform, with links to those of its three pages that the version lists. */
export default function PlatformCards(): ReactNode {
  return (
    <div className={styles.cards}>
      {platformIds.map((id) => (
        <PlatformCard key={id} id={id} />
      ))}
    </div>
  );
}

function PlatformCard({id}: {readonly id: PlatformId}): ReactNode {
  const {name, path} = platforms[id];
  const {docs: titled} = useDocsVersion();
  const docs = useVersionDocs();
  // The version may lack a doc, or not list it.
  const links = ['install', 'using', 'examples'].flatMap((page) => {
    const doc = docs.get(`${path}/${page}`);
    const title = doc && titled[doc.id]?.title;
    return title && !doc.unlisted ? [{title, to: doc.path}] : [];
  });
  return (
    links.length > 0 && (
      <section className={styles.card}>
        <Heading as="h3" className={styles.name}>
          <PlatformIcon id={id} />
          {name}
        </Heading>
        <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
          {links.map(({title, to}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
