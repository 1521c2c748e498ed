import type {ClientModule} from '@docusaurus/types';
import {decoded} from '@site/lib/addresses';

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
  if (!target || isOnlyQuery) {
    return;
  }
  const wasVisible = target.checkVisibility();
  // On arrival, src/early/tabs.js has opened tabs, and the reader may have chosen others since; but in the preview, there
  // was no page to do so.
  if (previousLocation || isPreview) {
    target.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
  for (let parent: Element | null = target; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) {
      parent.open = true;
    }
  }
  // The browser couldn't scroll to it while it wasn't shown.
  if ((!wasVisible && target.checkVisibility()) || isPreview) {
    target.scrollIntoView();
  }
  // What follows an anchor becomes the next stop for the keyboard, as in a new document.
  if (previousLocation) {
    const isStop = target.tabIndex >= 0;
    if (!isStop) {
      target.tabIndex = -1;
    }
    target.focus({preventScroll: true});
    if (!isStop) {
      target.removeAttribute('tabindex');
    }
  }
}
