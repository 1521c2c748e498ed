import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Docusaurus calls it when a page is shown, and when the address leads elsewhere on it. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  const {pathname, hash, search} = location;
  const target = elementOf(hash);
  const isOnlyQuery =
    pathname === previousLocation?.pathname &&
    hash === previousLocation.hash &&
    search !== previousLocation.search;
  // Another query, such as that of a tab, leads nowhere: what the reader has closed stays closed.
  if (!target || isOnlyQuery) {
    return;
  }
  // On arrival, src/early/tabs.js has opened tabs, and the reader may have chosen others since.
  const closed = ancestorsOf(target).filter(previousLocation ? isClosed : isClosedDetails);
  closed.forEach(open);
  // The browser couldn't scroll to it while it was hidden.
  if (closed.length > 0) {
    target.scrollIntoView();
  }
  if (previousLocation) {
    continueFrom(target);
  }
}

/** Makes what follows an anchor the next stop for the keyboard, as browsers do in a new document. */
function continueFrom(target: HTMLElement): void {
  const isStop = target.tabIndex >= 0;
  if (!isStop) {
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
  if (!isStop) {
    target.removeAttribute('tabindex');
  }
}

const isClosedDetails = (element: Element): boolean => element.matches('details:not([open])');

const isClosed = (element: Element): boolean =>
  isClosedDetails(element) || element.matches('[role="tabpanel"][hidden]');

/** Opens a tab as if the reader had chosen it. */
function open(closed: Element): void {
  const tab = document.getElementById(closed.getAttribute('aria-labelledby') ?? '');
  if (tab) {
    tab.click();
  } else {
    closed.setAttribute('open', '');
  }
}

const ancestorsOf = (element: Element | null): Element[] =>
  element ? [element, ...ancestorsOf(element.parentElement)] : [];

/** None if the hash leads nowhere, or is badly encoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
