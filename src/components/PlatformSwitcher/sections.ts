/**
 * The ids of a page's sections up to and including the one that the reader is in. That is the one that the
 * address names, or else the last one whose heading is no lower on the screen than where a jump to it
 * would put it.
 *
 * @param ids the ids of all sections, in the order of the page
 * @param hash the address's, with its `#`
 * @returns no ids at the top of the page
 */
export function sectionsUpToReader(ids: readonly string[], hash: string): string[] {
  const named = ids.indexOf(hash.slice(1));
  return ids.slice(0, 1 + (named >= 0 ? named : ids.findLastIndex(isReached)));
}

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  // Scrolling stops at whole pixels, but a heading's position needn't be one.
  return (
    heading !== null &&
    heading.getBoundingClientRect().top <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 1
  );
}
