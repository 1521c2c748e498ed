// @ts-check
/**
 * What `<tab-group>` (src/theme/Tabs) does, before the application and with it: it shows the tab that the address
 * leads into, or that is remembered for its group, from the first paint on, and then whichever one the reader
 * chooses, here, elsewhere on the page or in another window (specification 10.4 and 10.5).
 */
(() => {
  function groups() {
    /** @type {NodeListOf<HTMLElement>} */
    const all = document.querySelectorAll('tab-group');
    return all;
  }

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
   * The boxes with the panels of a group, in the order of their tabs.
   *
   * @param {HTMLElement} group
   */
  function panelsOf(group) {
    return [...group.querySelectorAll(':scope > div > div:not([role])')];
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
   * @param {string | null | undefined} value that of a tab; with any other, the tab that is shown stays
   */
  function show(group, value) {
    const tabs = tabsOf(group);
    const shown =
      tabs.find((tab) => tab.dataset.value === value) ??
      tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    const panels = panelsOf(group);
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
      early.write(key, value);
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
    const key = keyOf(group);
    show(group, (group.dataset.group === 'platform' && platform) || (key && early.read(key)));
    open(group, targetOfAddress());
  }

  /**
   * Chooses the tab of a group that a node is in.
   *
   * @param {HTMLElement} group
   * @param {EventTarget | null} node
   */
  function open(group, node) {
    const index = panelsOf(group).findIndex(
      (panel) => node instanceof Node && panel.contains(node),
    );
    const tab = tabsOf(group)[index];
    if (tab?.getAttribute('aria-selected') === 'false') {
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
    for (const group of groups()) {
      if (keyOf(group) === key) {
        show(group, newValue);
      }
    }
  });

  // From the browser, for what it has found in hidden panels, or from src/client-modules/reveal-anchor.ts.
  document.addEventListener('beforematch', ({target}) => {
    for (const group of groups()) {
      open(group, target);
    }
  });

  document.addEventListener('click', (event) => {
    const {target} = event;
    /** @type {HTMLElement | null} */
    const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
    /** @type {HTMLElement | null | undefined} */
    const group = tab?.closest('tab-group');
    if (!tab || !group) {
      return;
    }
    event.preventDefault();
    pressed.add(group);
    // A choice may change the height of other tabs above; the chosen one stays where it was.
    const before = tab.getBoundingClientRect().top;
    choose(group, tab);
    scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  });

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
