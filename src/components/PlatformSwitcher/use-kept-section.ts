import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {hasModifier} from '@site/src/elements/has-modifier';
import {type MouseEvent, useEffect} from 'react';

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

  useEffect(() => {
    const has = (id: string) => toc.some((section) => section.id === id);
    if (state?.sections && !has(hash.slice(1))) {
      history.replace({pathname, hash: state.sections.findLast(has)});
    }
  }, [toc, history, pathname, hash, state]);

  return (event) => {
    const ids = toc.map(({id}) => id);
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

/** Whether a heading is no lower on the screen than where a jump to it would put it. */
function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  // A heading in a tab that doesn't show has no place. Scrolling stops at whole pixels, but a heading's position needn't be one.
  return (
    heading?.checkVisibility() === true &&
    heading.getBoundingClientRect().top <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 1
  );
}
