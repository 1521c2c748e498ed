// @ts-check
/**
 * Presses the search button for Ctrl-K or Command-K (specification 11.3), and marks an Apple keyboard for the
 * button's style sheet.
 */
(() => {
  if (/Mac|iPhone|iPad/.test(navigator.platform)) {
    document.documentElement.dataset.appleKeyboard = '';
  }
  document.addEventListener('keydown', (event) => {
    const {code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
    // When a browser fills in a form, it reports keys without a name.
    const key = String(event.key).toLowerCase();
    // A layout without Latin letters names the key by its place.
    const isK = key === 'k' || (code === 'KeyK' && !/[a-z]/.test(key));
    /** @type {HTMLElement | null} */
    const button = document.querySelector('[data-search-button]');
    if (button && isK && ctrlKey !== metaKey && !shiftKey && !altKey && !defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
})();
