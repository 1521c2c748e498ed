const ACTIVE = '.table-of-contents__link--active';

/**
 * Scrolls a table of contents, but not the page, to the entry for the section being read, if that is out of
 * view. An observer reports whether it is, so that no layout is forced while the page scrolls. An entry
 * that was focused with the keyboard stays in view.
 *
 * @returns a function that stops following
 */
export function followReader(toc: Element): () => void {
  let active: Element | null = null;
  const sight = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      sight.disconnect();
      if (
        entry?.rootBounds &&
        entry.intersectionRatio < 1 &&
        !toc.querySelector(':focus-visible')
      ) {
        const {rootBounds, boundingClientRect} = entry;
        toc.scrollTop += boundingClientRect.top - rootBounds.top - rootBounds.height / 2;
      }
    },
    {root: toc, threshold: 1},
  );
  const changes = new MutationObserver(() => {
    const next = toc.querySelector(ACTIVE);
    if (next && next !== active) {
      sight.disconnect();
      sight.observe(next);
    }
    active = next;
  });
  changes.observe(toc, {subtree: true, attributeFilter: ['class']});
  return () => {
    changes.disconnect();
    sight.disconnect();
  };
}
