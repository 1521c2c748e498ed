import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {platforms} from '@site/product/platforms';
import {useVersionDocs} from '@site/src/components/ByPlatform';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds, platformOfPath} from '@site/product/find-platform';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useKeptSection} from './use-kept-section';

/**
 * Links to the same section of the same page for another platform, in the same version; nothing if the
 * page has no platform, or no other platform has the page.
 */
export default function PlatformSwitcher(): ReactNode {
  const {id: doc} = useDoc().metadata;
  const docs = useVersionDocs();
  const keepSection = useKeptSection();
  const current = platformOfPath(doc);
  const targets = platformIds.flatMap((id) => {
    const target = current && docs.get(doc.replace(platforms[current].path, platforms[id].path));
    return target && (id === current || !target.unlisted) ? [{id, path: target.path}] : [];
  });
  return (
    targets.length > 1 && (
      <nav
        className={styles.switcher}
        aria-label={translate({id: 'site.PlatformSwitcher.label', message: 'Platform'})}>
        <ul className={clsx('clean-list pills', styles.platforms)}>
          {targets.map(({id, path}) => (
            <li key={id}>
              <Link
                className={clsx(
                  'pills__item',
                  id === current && 'pills__item--active',
                  styles.platform,
                )}
                to={path}
                aria-current={id === current ? 'page' : undefined}
                onClick={keepSection}>
                <PlatformIcon id={id} />
                {platforms[id].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
