/**
 * Presses the search button for Ctrl-K or Command-K (specification 11.3), and marks an Apple keyboard for the
 * button's style sheet: there, Control-K in a field deletes to the end of the line.
 */
export function openSearchByKey(): void {
  const {dataset} = document.documentElement;
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) {
    dataset.appleKeyboard = '';
  }
  document.addEventListener('keydown', (event) => {
    const {key, code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, repeat, target} = event;
    // A layout without Latin letters names the key by its place.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && !/[a-z]/i.test(key));
    const deletes = ctrlKey && 'appleKeyboard' in dataset && target instanceof HTMLInputElement;
    const opens = isK && !deletes && ctrlKey !== metaKey && !shiftKey && !altKey;
    const button = document.querySelector<HTMLElement>('[data-search-button]');
    if (button && opens && !defaultPrevented) {
      event.preventDefault();
      // Held, the keys would close what they have opened.
      if (!repeat) {
        button.click();
      }
    }
  });
}
