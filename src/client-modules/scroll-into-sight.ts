import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Docusaurus calls it when a page is shown: a long sidebar begins at its top, wherever the page is in it. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  // On the same page, the reader may have scrolled the sidebar since.
  if (location.pathname !== previousLocation?.pathname) {
    showCurrentEntry(document.querySelector('aside'));
  }
}

/** Scrolls a sidebar or a menu to the entry of the page. */
export function showCurrentEntry(within: ParentNode | null): void {
  for (const entry of within?.querySelectorAll('[aria-current="page"]') ?? []) {
    scrollIntoSight(entry.closest('.menu, .thin-scrollbar'), entry);
  }
}

/** Scrolls a list that scrolls by itself, but not the page, to one of its entries that is out of view. */
export function scrollIntoSight(list: Element | null, entry: Element): void {
  const place = entry.getBoundingClientRect();
  const view = list?.getBoundingClientRect();
  if (list && view && (place.top < view.top || place.bottom > Math.min(view.bottom, innerHeight))) {
    list.scrollTop += place.top - view.top - view.height / 2;
  }
}
