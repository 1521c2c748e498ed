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
      const [view, entry] = [toc.getBoundingClientRect(), next.getBoundingClientRect()];
      if (entry.top < view.top || entry.bottom > view.bottom) {
        toc.scrollTop += entry.top - view.top - view.height / 2;
      }
    }
    active = next;
  });
  changes.observe(toc, {subtree: true, attributeFilter: ['class']});
  return () => changes.disconnect();
}
