import {STARTED_EVENT} from './constants';

/**
 * The script that notes the buttons and tabs that are pressed before the application has started,
 * and then presses them, each once, in the order of their last press. What a script has answered for
 * good, by preventing the default, is not noted.
 */
export const earlyClicksScript = `(function () {
  var pressed = [];
  function note(event) {
    var control = !event.defaultPrevented && event.target.closest('button, [role="tab"]');
    if (control) pressed = pressed.filter(function (other) { return other !== control; }).concat(control);
  }
  addEventListener('click', note);
  addEventListener('${STARTED_EVENT}', function () {
    removeEventListener('click', note);
    pressed.forEach(function (control) { control.click(); });
  }, {once: true});
})();`;
