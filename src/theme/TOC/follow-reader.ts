import {scrollIntoSight} from '@site/src/elements/scroll-into-sight';

/**
 * Scrolls a table of contents, but not the page, to the entry for the section being read, if that is out of
 * view. An entry that was focused with the keyboard stays in view.
 *
 * @returns a function that stops following
 */
export function followReader(toc: Element): () => void {
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
