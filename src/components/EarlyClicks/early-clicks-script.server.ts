import {STARTED_EVENT} from './constants';

/**
 * The script that notes which buttons and tabs are pressed before the application has started, and then
 * presses them, each once, in the order of their last press. A press that a script has already handled,
 * by preventing the default, isn't noted.
 *
 * Until then, a category in the docs sidebar is a link to its first doc (theme-classic 3.10.2,
 * DocSidebarItem/Category). The first press waits, as on a button; a second one follows the link, because
 * the application may never start.
 */
export default (): string => `(function () {
  var pressed = [];
  function note(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    var control = !event.defaultPrevented && event.target.closest('button, [role="button"], [role="tab"]');
    if (!control) return;
    if (control.href && pressed.indexOf(control) < 0) event.preventDefault();
    pressed = pressed.filter(function (other) { return other !== control; }).concat(control);
  }
  addEventListener('click', note);
  addEventListener('${STARTED_EVENT}', function () {
    removeEventListener('click', note);
    pressed.forEach(function (control) { control.click(); });
  }, {once: true});
})();`;
