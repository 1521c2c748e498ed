/**
 * The script that handles keys on tabs, before the application and with it: arrows move the focus the way they
 * point, and wrap around; Home and End move it to the first and the last tab; Enter and the space bar press it.
 */
export default (): string => `document.addEventListener('keydown', function (event) {
  var tab = event.target.closest('[role="tab"]');
  if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  var list = tab.parentElement;
  var isRtl = document.dir === 'rtl';
  var before = tab.previousElementSibling || list.lastElementChild;
  var after = tab.nextElementSibling || list.firstElementChild;
  var target = {
    ArrowLeft: isRtl ? after : before,
    ArrowRight: isRtl ? before : after,
    Home: list.firstElementChild,
    End: list.lastElementChild,
  }[event.key];
  if (!target && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (target) target.focus();
  else tab.click();
});`;
