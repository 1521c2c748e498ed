import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {decoded} from '@site/lib/addresses';
import {platforms} from '@site/product/platforms';
import {useVersionDocs} from '@site/src/platform/docs';
import {platformIds, platformOfPath} from '@site/product/find-platform';
import {follow} from '@site/src/elements/follow';
import {hasModifier} from '@site/src/elements/has-modifier';
import {isHidden} from '@site/src/elements/is-hidden';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

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
      <nav aria-label={translate({id: 'site.PlatformSwitcher.label', message: 'Platform'})}>
        <ul className={clsx('clean-list pills', styles.platforms)}>
          {targets.map(({id, path}) => (
            <li key={id}>
              <Link
                isNavLink
                exact
                className={clsx('pills__item', styles.platform)}
                activeClassName="pills__item--active"
                to={path}
                onClick={keepSection}>
                {platforms[id].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

/**
 * Keeps the reader's section on the way to the same page for another platform: its pages have the same sections.
 *
 * @returns the click handler of the links
 */
function useKeptSection(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const history = useHistory();
  const {hash} = useLocation();
  return (event) => {
    // The table of contents lacks the entries of lists.
    const sections = [...document.querySelectorAll('article :is(h2, h3, h4, h5, h6, li)[id]')];
    // The one that the address names, or else the last that the reader has reached.
    const anchor = decoded(hash.slice(1));
    const section = sections.find(({id}) => id === anchor) ?? sections.findLast(isReached);
    if (section && !hasModifier(event)) {
      event.preventDefault();
      follow(history, `${event.currentTarget.pathname}#${section.id}`);
    }
  };
}

/** Whether a heading or an entry is no lower on the screen than where a jump to it would put it. */
const isReached = (section: Element): boolean =>
  !isHidden(section) &&
  // Scrolling stops at whole pixels, but a heading's position needn't be one.
  section.getBoundingClientRect().top <= parseFloat(getComputedStyle(section).scrollMarginTop) + 1;
