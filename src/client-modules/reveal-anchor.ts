import type {ClientModule} from '@docusaurus/types';
import {chooseTab, panelsOf, tabsOf} from '@site/src/theme/Tabs/tab-group';

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
  const closed = ancestorsOf(target).filter(isClosed);
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

const isClosed = (element: Element): boolean =>
  element.matches('details:not([open]), [role="tabpanel"][hidden]');

/** Opens a tab as if the reader had chosen it. */
function open(closed: Element): void {
  const group = closed.closest<HTMLElement>('tab-group');
  const tab = group && tabsOf(group)[panelsOf(group).findIndex((panel) => panel === closed)];
  if (tab) {
    chooseTab(group, tab);
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
