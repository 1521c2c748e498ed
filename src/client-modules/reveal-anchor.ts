import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {decoded} from '@site/lib/addresses';
import {isHidden} from '@site/src/elements/is-hidden';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

const isPreview = process.env.NODE_ENV === 'development';

/** Docusaurus calls it when a page is shown, and when the address leads elsewhere on it. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  const {pathname, hash, search} = location;
  const target = document.getElementById(decoded(hash.slice(1)));
  const isOnlyQuery =
    pathname === previousLocation?.pathname &&
    hash === previousLocation.hash &&
    search !== previousLocation.search;
  // Another query, such as that of a tab, leads nowhere: what the reader has closed stays closed.
  if (isOnlyQuery) {
    return;
  }
  if (!target) {
    // Another page without such an anchor begins at its top. Upstream only says so to the keyboard if there is no anchor.
    if (previousLocation && pathname !== previousLocation.pathname) {
      window.scrollTo(0, 0);
      continueFrom(document.querySelector(`[href="#${SkipToContentFallbackId}"]`)?.parentElement);
    }
    return;
  }
  const wasHidden = isHidden(target);
  // On arrival, src/early/tabs.ts has opened tabs, and the reader may have chosen others since; but in the preview, there
  // was no page to do so.
  if (previousLocation || isPreview) {
    target.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
  for (let parent: Element | null = target; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) {
      parent.open = true;
    }
  }
  // It couldn't be scrolled to while it wasn't shown, or exactly while not all was drawn (src/early/drawing.ts).
  if ((wasHidden && !isHidden(target)) || previousLocation || isPreview) {
    // Where it is depends on the heights of all blocks above it.
    document.documentElement.dataset.drawAll = '';
    target.scrollIntoView();
  }
  if (previousLocation) {
    continueFrom(target);
  }
}

/** What follows an element becomes the next stop for the keyboard, as in a new document. */
function continueFrom(element: HTMLElement | null | undefined): void {
  if (element) {
    const isStop = element.tabIndex >= 0;
    if (!isStop) {
      element.tabIndex = -1;
    }
    element.focus({preventScroll: true});
    if (!isStop) {
      element.removeAttribute('tabindex');
    }
  }
}
