/**
 * The script that handles the keys for the search: Ctrl-K or Command-K, and `/` outside fields and
 * dialogs, press the button. It also marks an Apple keyboard for the style sheet. (When a browser fills in
 * a form, it reports keys without a name.)
 */
export default (): string => `(function () {
  if (/Mac|iPhone|iPad/.test(navigator.platform)) document.documentElement.dataset.appleKeyboard = '';
  document.addEventListener('keydown', function (event) {
    var key = (event.key || '').toLowerCase();
    var isCtrlK = key === 'k' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
    var isSlash = key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest('input, textarea, select, [contenteditable], dialog');
    var button = document.querySelector('[data-search-button]');
    if (button && (isCtrlK || isSlash) && !event.defaultPrevented) {
      event.preventDefault();
      button.click();
    }
  });
})();`;
