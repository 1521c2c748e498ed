/**
 * What: makes the table of contents beside a page a named landmark which, if it is too long for the
 *   window, keeps the section being read in view.
 * Why: upstream's is a `div`; on blog posts, it is outside every landmark. And it doesn't follow the reader.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TOC/index.tsx (wrapped).
 * Can go: when upstream's is a `nav` that follows the reader.
 */
import {translate} from '@docusaurus/Translate';
import {scrollIntoSight} from '@site/src/client-modules/scroll-into-sight';
import type {Props} from '@theme/TOC';
import Wrapped from '@theme-original/TOC';
import {useEffect, useRef, type ReactNode} from 'react';

export default function TOC(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    const toc = landmark.current?.firstElementChild;
    return toc ? followReader(toc) : undefined;
  }, []);
  return (
    <nav
      ref={landmark}
      className="boxless screen-only"
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}>
      <Wrapped {...props} />
    </nav>
  );
}

/**
 * Scrolls a table of contents to the entry for the section being read. An entry that was focused with the keyboard
 * stays in view.
 *
 * @returns a function that stops following
 */
function followReader(toc: Element): () => void {
  let active: Element | null = null;
  const changes = new MutationObserver(() => {
    const next = toc.querySelector('.table-of-contents__link--active');
    // Upstream writes the same classes again whenever the page scrolls.
    if (next && next !== active && !toc.querySelector(':focus-visible')) {
      scrollIntoSight(toc, next);
    }
    active = next;
  });
  changes.observe(toc, {subtree: true, attributeFilter: ['class']});
  return () => changes.disconnect();
}
