// @ts-check
/**
 * What `<tab-group>` (src/theme/Tabs) does, before the application and with it: it shows the tab that the address
 * leads into, or that is remembered for its group, from the first paint on, and then whichever one the reader
 * chooses, here, elsewhere on the page or in another window (specification 10.4 and 10.5).
 */
(() => {
  /**
   * The tabs of a group, without those of groups inside it.
   *
   * @param {HTMLElement} group
   */
  function tabsOf(group) {
    /** @type {NodeListOf<HTMLElement>} */
    const tabs = group.querySelectorAll(':scope > [role="tablist"] > [role="tab"]');
    return [...tabs];
  }

  /**
   * The panels of a group, in the order of their tabs.
   *
   * @param {HTMLElement} group
   */
  function panelsOf(group) {
    return [...group.querySelectorAll(':scope > div > [role="tabpanel"]')];
  }

  /**
   * Where the choice for a group is kept; upstream's key.
   *
   * @param {HTMLElement} group
   */
  function keyOf({dataset: {group}}) {
    return group === undefined ? undefined : `docusaurus.tab.${group}`;
  }

  /**
   * @param {HTMLElement} group
   * @param {string | null | undefined} value that of a tab; any other changes nothing
   */
  function show(group, value) {
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

  /**
   * Shows a tab as the reader's choice, which is remembered for its group.
   *
   * @param {HTMLElement} group
   * @param {HTMLElement} tab
   */
  function choose(group, {dataset: {value = ''}}) {
    show(group, value);
    const key = keyOf(group);
    if (key) {
      write(key, value);
    }
    if (group.dataset.inAddress !== undefined) {
      putInAddress(value);
    }
  }

  /** The groups in which the reader has pressed a tab: nothing else chooses one from then on. */
  const pressed = new WeakSet();

  /**
   * Shows what the reader has come for.
   *
   * @param {HTMLElement} group
   */
  function showFirst(group) {
    if (pressed.has(group)) {
      return;
    }
    const {platform} = document.documentElement.dataset;
    show(group, (group.dataset.group === 'platform' && platform) || read(keyOf(group)));
    const target = targetOfAddress();
    const tab = tabsOf(group)[panelsOf(group).findIndex((panel) => panel.contains(target))];
    if (target && tab?.getAttribute('aria-selected') === 'false') {
      choose(group, tab);
    }
  }

  class TabGroup extends HTMLElement {
    connectedCallback() {
      showFirst(this);
      if (document.readyState === 'loading') {
        // The parser adds the tabs only now, bit by bit; the browser tells of each before it draws it.
        const observer = new MutationObserver(() => showFirst(this));
        observer.observe(this, {childList: true, subtree: true});
        document.addEventListener('DOMContentLoaded', () => observer.disconnect());
      }
    }
  }

  addEventListener('storage', ({key, newValue}) => {
    for (const group of document.querySelectorAll('tab-group')) {
      if (group instanceof TabGroup && keyOf(group) === key) {
        show(group, newValue);
      }
    }
  });

  document.addEventListener('click', (event) => {
    const {target} = event;
    /** @type {HTMLElement | null} */
    const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
    const group = tab?.closest('tab-group');
    if (!tab || !(group instanceof TabGroup)) {
      return;
    }
    event.preventDefault();
    pressed.add(group);
    // A choice may change the height of other tabs above; the chosen one stays where it was.
    const before = tab.getBoundingClientRect().top;
    choose(group, tab);
    scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  });

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
