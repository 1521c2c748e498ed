const ACTIVE = '.table-of-contents__link--active';

/**
 * Scrolls a table of contents, and not the page, to the entry of the section that is read, when that
 * is out of sight. An observer tells whether it is, so that no layout is forced while a page scrolls.
 * An entry that a key has put the focus on stays in sight.
 *
 * @returns ends it
 */
export function followReader(toc: HTMLElement): () => void {
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
