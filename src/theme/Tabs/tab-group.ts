import {createStorageSlot} from '@docusaurus/theme-common';

/** The event on the window, with the tab's value, for a platform's tab that the reader chooses and the address should name. */
export const CHOSEN_EVENT = 'tabchosen';

/**
 * What a `<tab-group>` does: it shows the tab that is remembered for its group, and whichever one the
 * reader chooses, here, elsewhere on the page or in another window.
 */
export function connectTabGroup(group: HTMLElement): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  const slot = slotOf(group);
  if (!takeEarlyChoice(group)) {
    showTab(group, platformOf(group) ?? slot?.get());
  }
  const stopFollowing = slot?.listen(({newValue}) => showTab(group, newValue));
  group.addEventListener(
    'click',
    ({target}) => {
      const chosen = tabsOf(group).find((tab) => tab.contains(target as Node));
      if (chosen) {
        keepInPlace(chosen, () => chooseTab(group, chosen));
      }
    },
    {signal},
  );
  return () => {
    ending.abort();
    stopFollowing?.();
  };
}

/** Shows a tab as the reader's choice, which is remembered for its group. */
export function chooseTab(group: HTMLElement, tab: HTMLElement): void {
  const {value = ''} = tab.dataset;
  showTab(group, value);
  // Reaches this window as well, and so the other tabs of the group.
  slotOf(group)?.set(value);
  if (group.dataset.inAddress !== undefined) {
    window.dispatchEvent(new CustomEvent(CHOSEN_EVENT, {detail: value}));
  }
}

/** The tabs of a group, without those of groups inside it. */
export const tabsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** The panels of a group, in the order of their tabs. */
export const panelsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > div > [role="tabpanel"]'),
];

/** @param value that of a tab; any other changes nothing */
function showTab(group: HTMLElement, value: string | null | undefined): void {
  const tabs = tabsOf(group);
  const shown = tabs.find((tab) => tab.dataset.value === value);
  if (!shown) {
    return;
  }
  const panels = panelsOf(group);
  tabs.forEach((tab, index) => {
    const isShown = tab === shown;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    tab.classList.toggle('tabs__item--active', isShown);
    panels[index]?.toggleAttribute('hidden', !isShown);
  });
}

/** Where the choice for a group is kept; upstream's key. */
const slotOf = ({dataset: {group}}: HTMLElement) =>
  group === undefined ? undefined : createStorageSlot(`docusaurus.tab.${group}`);

/** @returns whether the reader has already chosen (early-tabs-script.server.ts); only true once */
function takeEarlyChoice({dataset}: HTMLElement): boolean {
  const hasChosen = dataset.chosen !== undefined;
  delete dataset.chosen;
  return hasChosen;
}

/** The reader's platform may be known before it is remembered (src/components/RememberedPlatform). */
const platformOf = ({dataset: {group}}: HTMLElement) =>
  group === 'platform' ? document.documentElement.dataset.platform : undefined;

/** A choice may change the height of other tabs above; the chosen one stays where it was. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const top = element.getBoundingClientRect().top - before;
  window.scrollBy({top, behavior: 'instant'});
}
