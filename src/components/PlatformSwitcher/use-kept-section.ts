import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {hasModifier} from '@site/src/elements/has-modifier';
import {type MouseEvent, useEffect, useMemo} from 'react';

/** What a click passes to the page it leads to: the ids of the sections up to the reader's, in order. */
type State = {sections?: string[]} | undefined;

/**
 * Keeps the reader's section on the way to the same page for another platform. Only that page knows which
 * sections it has: the link names the reader's, and if the page lacks that one, it goes to the nearest
 * earlier section that it has, or else to its top.
 *
 * @returns the click handler of the links
 */
export function useKeptSection(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const {toc} = useDoc();
  const history = useHistory();
  const {pathname, hash, state} = useLocation<State>();

  const ids = useMemo(() => toc.map(({id}) => id), [toc]);

  useEffect(() => {
    if (state?.sections && !ids.includes(hash.slice(1))) {
      history.replace({pathname, hash: state.sections.findLast((id) => ids.includes(id))});
    }
  }, [ids, history, pathname, hash, state]);

  return (event) => {
    const sections = sectionsUpToReader(ids, hash);
    if (sections.length > 0 && !hasModifier(event)) {
      event.preventDefault();
      const {pathname: target} = event.currentTarget;
      history.push({pathname: target, hash: sections.at(-1), state: {sections}});
    }
  };
}

/**
 * A page's sections up to and including the reader's: the one that the address names, or else the last one
 * whose heading is no lower on the screen than where a jump to it would put it. None at the top of the page.
 */
function sectionsUpToReader(ids: readonly string[], hash: string): string[] {
  const named = ids.indexOf(hash.slice(1));
  return ids.slice(0, 1 + (named >= 0 ? named : ids.findLastIndex(isReached)));
}

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  // A heading in a tab that doesn't show has no place. Scrolling stops at whole pixels, but a heading's position needn't be one.
  return (
    heading?.checkVisibility() === true &&
    heading.getBoundingClientRect().top <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 1
  );
}
