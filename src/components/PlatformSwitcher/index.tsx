import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {platforms} from '@site/product/platforms';
import {useVersionDocs} from '@site/src/components/ByPlatform';
import PlatformIcon from '@site/src/components/PlatformIcon';
import {platformIds, platformOfPath} from '@site/product/find-platform';
import {hasModifier} from '@site/src/elements/has-modifier';
import clsx from 'clsx';
import {useEffect, type MouseEvent, type ReactNode} from 'react';
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
      <nav
        className={styles.switcher}
        aria-label={translate({id: 'site.PlatformSwitcher.label', message: 'Platform'})}>
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

/** What a click passes to the page it leads to: the ids of the sections up to the reader's, in order. */
type State = {sections?: string[]} | undefined;

/**
 * Keeps the reader's section on the way to the same page for another platform. Only that page knows which
 * sections it has: the link names the reader's, and if the page lacks that one, it goes to the nearest
 * earlier section that it has, or else to its top.
 *
 * @returns the click handler of the links
 */
function useKeptSection(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const history = useHistory();
  const {pathname, hash, state} = useLocation<State>();

  useEffect(() => {
    const has = (id: string) => document.getElementById(id) !== null;
    if (state?.sections && !has(hash.slice(1))) {
      history.replace({pathname, hash: state.sections.findLast(has)});
    }
  }, [history, pathname, hash, state]);

  return (event) => {
    // The table of contents lacks the entries of lists.
    const ids = [...document.querySelectorAll('article :is(h2, h3, h4, h5, h6, li)[id]')].map(
      ({id}) => id,
    );
    // The one that the address names, or else the last that the reader has reached.
    const named = ids.indexOf(hash.slice(1));
    const sections = ids.slice(0, 1 + (named >= 0 ? named : ids.findLastIndex(isReached)));
    if (sections.length > 0 && !hasModifier(event)) {
      event.preventDefault();
      const {pathname: target} = event.currentTarget;
      history.push({pathname: target, hash: sections.at(-1), state: {sections}});
    }
  };
}

/** Whether a heading or an entry is no lower on the screen than where a jump to it would put it. */
function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  // A heading in a tab that doesn't show has no place. Scrolling stops at whole pixels, but a heading's position needn't be one.
  return (
    heading?.checkVisibility() === true &&
    heading.getBoundingClientRect().top <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 1
  );
}
