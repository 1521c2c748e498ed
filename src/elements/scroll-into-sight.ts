/** Scrolls a list that scrolls by itself, but not the page, to one of its entries that is out of view. */
export function scrollIntoSight(list: Element, entry: Element): void {
  const [view, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < view.top || place.bottom > Math.min(view.bottom, window.innerHeight)) {
    list.scrollTop += place.top - view.top - view.height / 2;
  }
}

/** The same for the entry of the page in a sidebar or a menu. */
export function showCurrentEntry(within: ParentNode | null): void {
  for (const entry of within?.querySelectorAll('[aria-current="page"]') ?? []) {
    const list = entry.closest('.menu, .thin-scrollbar');
    if (list) {
      scrollIntoSight(list, entry);
    }
  }
}
