import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import Heading from '@theme/Heading';
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
  const docs = useVersionDocs();
  const labels = {
    install: translate(
      {
        id: 'site.PlatformCards.install',
        message: 'Install on {platform}',
        description: "Link of a platform's card to its install page",
      },
      {platform: name},
    ),
    using: translate(
      {
        id: 'site.PlatformCards.using',
        message: 'Using the SDK on {platform}',
        description: "Link of a platform's card to its page on using the SDK",
      },
      {platform: name},
    ),
    examples: translate(
      {
        id: 'site.PlatformCards.examples',
        message: 'Examples for {platform}',
        description: "Link of a platform's card to its examples",
      },
      {platform: name},
    ),
  };
  // The version may lack a doc, or not list it.
  const links = Object.entries(labels).flatMap(([page, label]) => {
    const doc = docs.get(`${path}/${page}`);
    return doc && !doc.unlisted ? [{label, to: doc.path}] : [];
  });
  return (
    links.length > 0 && (
      <section className={styles.card}>
        <Heading as="h3" className={styles.name}>
          <PlatformIcon id={id} />
          {name}
        </Heading>
        <ul className={styles.links}>
          {links.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
