import {chooseTab} from './tab-group';
import {panelsOf, tabsOf} from './parts';

/**
 * Opens the tabs around the element that a hash leads to, as if the reader had chosen them: nothing
 * could scroll to it while it was hidden.
 *
 * @param hash of an address; one that leads nowhere, or is not well encoded, changes nothing
 */
export function revealAnchor(hash: string): void {
  const target = elementOf(hash);
  const panels = panelsAround(target).filter(({hidden}) => hidden);
  for (const panel of panels) {
    const group = panel.closest<HTMLElement>('tab-group');
    const tab = group && tabsOf(group)[panelsOf(group).indexOf(panel)];
    if (tab) {
      chooseTab(group, tab);
    }
  }
  if (panels.length > 0) {
    target?.scrollIntoView();
  }
}

function panelsAround(element: Element | null | undefined): HTMLElement[] {
  const panel = element?.closest<HTMLElement>('[role="tabpanel"]');
  return panel ? [panel, ...panelsAround(panel.parentElement)] : [];
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
