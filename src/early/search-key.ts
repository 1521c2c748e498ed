/**
 * Presses the search button for Ctrl-K or Command-K (specification 11.3), and marks an Apple keyboard for the
 * button's style sheet.
 */
export function openSearchByKey(): void {
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
    document.documentElement.dataset.appleKeyboard = '';
  }
  document.addEventListener('keydown', (event) => {
    const {key, code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
    // A layout without Latin letters names the key by its place.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
    const button = document.querySelector<HTMLElement>('[data-search-button]');
    if (button && isK && ctrlKey !== metaKey && !shiftKey && !altKey && !defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
}
