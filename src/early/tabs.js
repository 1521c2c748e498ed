// @ts-check
/**
 * What `<tab-group>` (src/theme/Tabs) does, before the application and with it: it shows the tab that the address
 * leads into, or that is remembered for its group, from the first paint on, and then whichever one the reader
 * chooses, here, elsewhere on the page or in another window (specification 10.4 and 10.5).
 */
(() => {
  /** An element that holds a list of tabs, and an element with their panels, in the same order. */
  class TabGroup extends HTMLElement {
    /** @type {AbortController | undefined} */
    ending;
    /** Whether the reader has chosen a tab here; from then on, nothing else does. */
    hasChosen = false;

    connectedCallback() {
      const ending = new AbortController();
      const {signal} = ending;
      this.ending = ending;
      this.showFirst();
      if (document.readyState === 'loading') {
        // The parser adds the tabs only now, bit by bit; the browser tells of each before it draws it.
        const observer = new MutationObserver(() => this.showFirst());
        observer.observe(this, {childList: true, subtree: true});
        signal.addEventListener('abort', () => observer.disconnect());
        document.addEventListener('DOMContentLoaded', () => observer.disconnect(), {signal});
      }
      addEventListener(
        'storage',
        ({key, newValue}) => {
          if (key !== null && key === this.key) {
            this.show(newValue);
          }
        },
        {signal},
      );
      this.addEventListener('click', (event) => this.press(event), {signal});
    }

    disconnectedCallback() {
      this.ending?.abort();
    }

    /** The tabs, without those of groups inside this one. */
    get tabs() {
      /** @type {NodeListOf<HTMLElement>} */
      const tabs = this.querySelectorAll(':scope > [role="tablist"] > [role="tab"]');
      return [...tabs];
    }

    get panels() {
      return [...this.querySelectorAll(':scope > div > [role="tabpanel"]')];
    }

    /** Where the choice for the group is kept; upstream's key. */
    get key() {
      const {group} = this.dataset;
      return group === undefined ? undefined : `docusaurus.tab.${group}`;
    }

    /** Shows what the reader has come for, unless there has been a choice since. */
    showFirst() {
      if (this.hasChosen) {
        return;
      }
      const {group} = this.dataset;
      this.show(
        (group === 'platform' && document.documentElement.dataset.platform) || read(this.key),
      );
      const target = targetOfAddress();
      const panel = this.panels.findIndex((each) => target && each.contains(target));
      const tab = this.tabs[panel];
      if (tab && tab.getAttribute('aria-selected') !== 'true') {
        this.choose(tab);
      }
    }

    /** @param {string | null | undefined} value that of a tab; any other changes nothing */
    show(value) {
      const {tabs, panels} = this;
      const shown = tabs.find((tab) => tab.dataset.value === value);
      if (!shown) {
        return;
      }
      tabs.forEach((tab, index) => {
        const isShown = tab === shown;
        tab.setAttribute('aria-selected', String(isShown));
        tab.tabIndex = isShown ? 0 : -1;
        tab.classList.toggle('tabs__item--active', isShown);
        panels[index]?.toggleAttribute('hidden', !isShown);
      });
    }

    /** @param {MouseEvent} event */
    press(event) {
      const {target} = event;
      const tab = this.tabs.find((each) => target instanceof Node && each.contains(target));
      if (!tab) {
        return;
      }
      event.preventDefault();
      this.hasChosen = true;
      // A choice may change the height of other tabs above; the chosen one stays where it was.
      const before = tab.getBoundingClientRect().top;
      this.choose(tab);
      scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
    }

    /**
     * Shows a tab as the reader's choice, which is remembered for its group.
     *
     * @param {HTMLElement} tab
     */
    choose(tab) {
      const {value = ''} = tab.dataset;
      this.show(value);
      if (this.key) {
        write(this.key, value);
      }
      if (this.dataset.inAddress !== undefined) {
        putInAddress(value);
      }
    }
  }

  /** @param {string | undefined} key */
  function read(key) {
    try {
      return key === undefined ? null : localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /**
   * Stores a choice, and tells this window of it as the browser tells the others.
   *
   * @param {string} key
   * @param {string} newValue
   */
  function write(key, newValue) {
    const oldValue = read(key);
    /** @type {Storage | null} */
    let storageArea = null;
    try {
      storageArea = localStorage;
      storageArea.setItem(key, newValue);
    } catch {
      // Without storage, the choice holds for this page.
    }
    if (oldValue !== newValue) {
      dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea}));
    }
  }

  /**
   * Makes the address name the chosen platform. The application's router does it itself, and cancels the event
   * (src/components/RememberedPlatform).
   *
   * @param {string} value
   */
  function putInAddress(value) {
    if (dispatchEvent(new CustomEvent('tabchosen', {detail: value, cancelable: true}))) {
      const query = new URLSearchParams(location.search);
      query.set('platform', value);
      history.replaceState(history.state, '', `?${query}${location.hash}`);
    }
  }

  /** The element that the address names; null if there is none, or if the name is badly encoded. */
  function targetOfAddress() {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  }

  /**
   * Arrows move the focus the way they point, and wrap around; Home and End move it to the first and the last tab;
   * Enter and the space bar press it.
   */
  document.addEventListener('keydown', (event) => {
    const {target, key, altKey, ctrlKey, metaKey, shiftKey} = event;
    /** @type {HTMLElement | null} */
    const tab = target instanceof Element ? target.closest('tab-group [role="tab"]') : null;
    const list = tab?.parentElement;
    if (!tab || !list || altKey || ctrlKey || metaKey || shiftKey) {
      return;
    }
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      tab.click();
      return;
    }
    const before = tab.previousElementSibling ?? list.lastElementChild;
    const after = tab.nextElementSibling ?? list.firstElementChild;
    const isRtl = document.dir === 'rtl';
    const next = {
      ArrowLeft: isRtl ? after : before,
      ArrowRight: isRtl ? before : after,
      Home: list.firstElementChild,
      End: list.lastElementChild,
    }[key];
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    }
  });

  customElements.define('tab-group', TabGroup);
})();
