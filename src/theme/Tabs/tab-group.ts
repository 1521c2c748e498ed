import {createStorageSlot} from '@docusaurus/theme-common';
import {onTabKey} from './on-tab-key';
import {panelsOf, tabsOf} from './parts';

/** Told to the window when the reader chooses a platform's tab that the address is to name: its value. */
export const CHOSEN_EVENT = 'tabchosen';

/**
 * What a `<tab-group>` does: it shows the tab that is remembered of its group, and the one that the
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
  const choose = (tab: HTMLElement) => keepInPlace(tab, () => chooseTab(group, tab));
  group.addEventListener(
    'click',
    ({target}) => {
      const chosen = tabsOf(group).find((tab) => tab.contains(target as Node));
      if (chosen) {
        choose(chosen);
      }
    },
    {signal},
  );
  group.addEventListener('keydown', (event) => onTabKey(event, tabsOf(group), choose), {signal});
  return () => {
    ending.abort();
    stopFollowing?.();
  };
}

/** Shows a tab as the reader's choice, which is remembered for its group. */
export function chooseTab(group: HTMLElement, tab: HTMLElement): void {
  const {value = ''} = tab.dataset;
  showTab(group, value);
  // Tells this window too, and so the other tabs of the group.
  slotOf(group)?.set(value);
  if (group.dataset.inAddress !== undefined) {
    window.dispatchEvent(new CustomEvent(CHOSEN_EVENT, {detail: value}));
  }
}

/** @param value of a tab; another one changes nothing */
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

/** Where the choice of a group is kept; upstream's key. */
const slotOf = ({dataset: {group}}: HTMLElement) =>
  group === undefined ? undefined : createStorageSlot(`docusaurus.tab.${group}`);

/** @returns whether the reader has chosen already (early-tabs-script.ts); says it once */
function takeEarlyChoice({dataset}: HTMLElement): boolean {
  const hasChosen = dataset.chosen !== undefined;
  delete dataset.chosen;
  return hasChosen;
}

/** The reader's platform is known before it is remembered (src/components/RememberedPlatform). */
const platformOf = ({dataset: {group}}: HTMLElement) =>
  group === 'platform' ? document.documentElement.dataset.platform : undefined;

/** Other tabs above may change their height with a choice; the chosen one stays where it was. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const top = element.getBoundingClientRect().top - before;
  window.scrollBy({top, behavior: 'instant'});
}
