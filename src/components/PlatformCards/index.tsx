import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import type {PlatformId} from '@site/product/types';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useVersionDocs} from './use-version-docs';

/** A card a platform, with the way to its three pages. */
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
  return (
    <section className={styles.card}>
      <Heading as="h3" className={styles.name}>
        <PlatformIcon id={id} />
        {name}
      </Heading>
      <ul className={styles.links}>
        <CardLink doc={`${path}/install`}>
          <Translate
            id="site.PlatformCards.install"
            description="Link of a platform's card to its install page"
            values={{platform: name}}>
            {'Install on {platform}'}
          </Translate>
        </CardLink>
        <CardLink doc={`${path}/using`}>
          <Translate
            id="site.PlatformCards.using"
            description="Link of a platform's card to its page on using the SDK"
            values={{platform: name}}>
            {'Using the SDK on {platform}'}
          </Translate>
        </CardLink>
        <CardLink doc={`${path}/examples`}>
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

/** A link to a doc of the same version; nothing where the version has it not, or lists it not. */
function CardLink({
  doc,
  children,
}: {
  readonly doc: string;
  readonly children: ReactNode;
}): ReactNode {
  const target = useVersionDocs().get(doc);
  return (
    target &&
    !target.unlisted && (
      <li>
        <Link to={target.path}>{children}</Link>
      </li>
    )
  );
}
