/**
 * The ids of a page's sections up to the one that the reader is in, that one last. It is the one
 * that the address names, else the last one whose heading is no lower on the screen than a jump
 * to it puts it.
 *
 * @param ids the ids of all sections, in the order of the page
 * @param hash the address's, with its `#`
 * @returns no id at the top of the page
 */
export function sectionsUpToReader(ids: readonly string[], hash: string): string[] {
  const named = ids.indexOf(hash.slice(1));
  return ids.slice(0, 1 + (named >= 0 ? named : ids.findLastIndex(isReached)));
}

function isReached(id: string): boolean {
  const heading = document.getElementById(id);
  // Scrolling ends on whole pixels, a heading's place does not.
  return (
    heading !== null &&
    heading.getBoundingClientRect().top <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 1
  );
}
