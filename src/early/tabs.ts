import {decoded} from '../../lib/addresses';
import {moveFocus} from '../elements/move-focus';
import {changeAddress} from './router';
import {read, write} from './storage';
import {keys} from './storage-keys';

/**
 * What `<tab-group>` (src/theme/Tabs) does, before the application and with it: it shows the tab that the address
 * leads into, or that is remembered for its group, from the first paint on, and then whichever one the reader
 * chooses, here, elsewhere on the page or in another window (specification 10.4 and 10.5).
 */
export function defineTabs(): void {
  customElements.define('tab-group', TabGroup);
  addEventListener('storage', ({key, newValue}) => showInGroups(key, newValue));
}

function showInGroups(key: string | null, value: string | null): void {
  for (const group of document.querySelectorAll('tab-group')) {
    if (group instanceof TabGroup && group.key === key) {
      group.show(value);
    }
  }
}

class TabGroup extends HTMLElement {
  constructor() {
    super();
    // From the browser, for what it has found in hidden panels, or from src/client-modules/reveal-anchor.ts.
    this.addEventListener('beforematch', ({target, isTrusted}) => this.open(target, isTrusted));
    this.addEventListener('click', (event) => this.press(event));
    this.addEventListener('keydown', (event) => this.move(event));
  }

  connectedCallback(): void {
    this.showFirst();
    if (document.readyState === 'loading') {
      // The parser adds the tabs only now, bit by bit; the browser tells of each before it draws it.
      const observer = new MutationObserver(() => this.showFirst());
      observer.observe(this, {childList: true, subtree: true});
      document.addEventListener('DOMContentLoaded', () => observer.disconnect());
    }
  }

  /** Those of groups inside it are theirs. */
  private get tabs() {
    return [...this.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
  }

  /** The boxes with the panels, in the order of the tabs. */
  private get panels() {
    return [...this.querySelectorAll(':scope > div > div:not([role])')];
  }

  /** Where the choice is kept. */
  get key(): string {
    return keys.tabsOf(this.dataset.group ?? '');
  }

  /** Shows what the reader has come for. */
  private showFirst(): void {
    const {platform} = document.documentElement.dataset;
    this.show((this.dataset.group === 'platform' && platform) || read(this.key));
    this.open(document.getElementById(decoded(location.hash.slice(1))));
  }

  /** @param value that of a tab; with any other, the tab that is shown stays */
  show(value: string | null): void {
    const {tabs, panels} = this;
    const shown = tabs.find((tab) => tab.dataset.value === value) ?? tabs.find(isSelected);
    tabs.forEach((tab, index) => {
      const isShown = tab === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      tab.classList.toggle('tabs__item--active', isShown);
      if (isShown) {
        panels[index]?.removeAttribute('hidden');
      } else {
        // A search in the page finds what is in it, and shows it.
        panels[index]?.setAttribute('hidden', 'until-found');
      }
    });
  }

  /** Shows a tab as the reader's choice, which is remembered for the group. */
  private choose({dataset: {value = ''}}: HTMLElement): void {
    this.show(value);
    // First, since the platform in an address precedes the remembered one.
    if (this.dataset.inAddress !== undefined) {
      const query = new URLSearchParams(location.search);
      query.set('platform', value);
      changeAddress(`?${query}${location.hash}`);
    }
    if (this.dataset.group) {
      write(this.key, value);
    }
  }

  /** Chooses the tab that a node is in; what a search in the page goes through is shown, but nobody's choice. */
  private open(node: EventTarget | null, isSearch = false): void {
    const index = this.panels.findIndex((panel) => node instanceof Node && panel.contains(node));
    const tab = this.tabs[index];
    if (!tab || isSelected(tab)) {
      return;
    }
    const {value = ''} = tab.dataset;
    if (isSearch && this.dataset.group) {
      showInGroups(this.key, value);
    } else {
      this.choose(tab);
    }
  }

  private tabAt({target}: Event) {
    return this.tabs.find((tab) => target instanceof Node && tab.contains(target));
  }

  private press(event: MouseEvent): void {
    const tab = this.tabAt(event);
    if (tab) {
      event.preventDefault();
      // A choice may change the height of other tabs above; the chosen one stays where it was.
      const before = tab.getBoundingClientRect().top;
      this.choose(tab);
      scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
    }
  }

  /** Arrows move the focus the way they point, and wrap around; Home and End move it to the first and the last tab. */
  private move(event: KeyboardEvent): void {
    const tab = this.tabAt(event);
    const on = document.dir === 'rtl' ? -1 : 1;
    if (tab && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      tab.click();
    } else if (tab) {
      moveFocus(event, this.tabs, (at) => ({
        ArrowLeft: at - on,
        ArrowRight: at + on,
        Home: 0,
        End: -1,
      }));
    }
  }
}

const isSelected = (tab: HTMLElement): boolean => tab.getAttribute('aria-selected') === 'true';
