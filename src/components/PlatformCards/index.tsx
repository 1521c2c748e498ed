import Link from '@docusaurus/Link';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useVersionDocs} from './use-version-docs';

/** A card for each platform, with links to its three pages. */
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
  return (
    <section className={styles.card}>
      <Heading as="h3" className={styles.name}>
        <PlatformIcon id={id} />
        {name}
      </Heading>
      <ul className={styles.links}>
        <CardLink doc={docs.get(`${path}/install`)}>
          <Translate
            id="site.PlatformCards.install"
            description="Link of a platform's card to its install page"
            values={{platform: name}}>
            {'Install on {platform}'}
          </Translate>
        </CardLink>
        <CardLink doc={docs.get(`${path}/using`)}>
          <Translate
            id="site.PlatformCards.using"
            description="Link of a platform's card to its page on using the SDK"
            values={{platform: name}}>
            {'Using the SDK on {platform}'}
          </Translate>
        </CardLink>
        <CardLink doc={docs.get(`${path}/examples`)}>
          <Translate
            id="site.PlatformCards.examples"
            description="Link of a platform's card to its examples"
            values={{platform: name}}>
            {'Examples for {platform}'}
          </Translate>
        </CardLink>
      </ul>
    </section>
  );
}

interface CardLinkProps {
  readonly doc: GlobalDoc | undefined;
  readonly children: ReactNode;
}

/** A link to a doc; nothing if the version doesn't have or doesn't list it. */
function CardLink({doc, children}: CardLinkProps): ReactNode {
  return (
    doc &&
    !doc.unlisted && (
      <li>
        <Link to={doc.path}>{children}</Link>
      </li>
    )
  );
}
