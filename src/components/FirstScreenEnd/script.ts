import {BLOCKS_AT_A_TIME, FIRST_SCREEN_END} from './constants';

/**
 * The script that leaves out what is below the first screen (src/css/first-screen.css) until that
 * is drawn, and then draws some blocks whenever the browser is idle, so that no task is long: all
 * at once they take 200 ms on a slow phone. It draws all of them as soon as the reader does
 * something, which may be to follow an anchor. On the way to an anchor or back nothing is left out,
 * as the heights of all blocks say where to scroll; neither is it where the browser cannot tell
 * which way the reader comes.
 */
export const drawTheRestLater = `(function () {
  var page = document.documentElement;
  var visit = performance.getEntriesByType('navigation')[0];
  if (!visit || visit.type !== 'navigate' || visit.name.indexOf('#') > 0) return;
  page.dataset.firstScreen = '';
  function drawAll() {
    delete page.dataset.firstScreen;
  }
  addEventListener('click', drawAll, {once: true});
  addEventListener('keydown', drawAll, {once: true});
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    var whenIdle = window.requestIdleCallback || setTimeout;
    var blocks = document.querySelectorAll('#${FIRST_SCREEN_END}, #${FIRST_SCREEN_END} ~ *');
    var last = 0;
    function drawMore() {
      if (blocks[last]) blocks[last].removeAttribute('data-last-drawn');
      last += ${BLOCKS_AT_A_TIME};
      if (!blocks[last]) return drawAll();
      blocks[last].dataset.lastDrawn = '';
      whenIdle(drawMore);
    }
    requestAnimationFrame(function () {
      whenIdle(drawMore);
    });
  });
})();`;
