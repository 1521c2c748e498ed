/**
 * The script that presses the button for Ctrl-K or Command-K, and marks an Apple keyboard for the style sheet.
 * A layout without Latin letters names the key by its place. (When a browser fills in a form, it reports
 * keys without a name.)
 */
export default (): string => `(function () {
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.dataset.appleKeyboard = '';
  document.addEventListener('keydown', function (event) {
    var key = (event.key || '').toLowerCase();
    var isK = key === 'k' || event.code === 'KeyK' && !/[a-z]/.test(key);
    var button = document.querySelector('[data-search-button]');
    if (button && isK && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && !event.defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
})();`;
