import {BLOCKS_AT_A_TIME, LAST_DRAWN, LONGEST_WAIT} from './constants';

/**
 * The script behind the mark that leaves out what is below it (src/css/first-screen.css) until the
 * first screen is drawn, and then draws some blocks whenever the browser is idle, so that no task is
 * long: all at once they take 200 ms on a slow phone. It draws all of them as soon as the reader does
 * something, which may be to follow an anchor. On the way to an anchor or back nothing is left out,
 * as the heights of all blocks say where to scroll; neither is it where the browser cannot tell
 * which way the reader comes.
 *
 * How far the text is drawn stands on a block, and not on the root element: after a change there the
 * browser goes through the style of every element, 60 ms on a slow phone.
 */
export const leaveOutTheRest = `(function () {
  var script = document.currentScript;
  var mark = script.previousElementSibling;
  script.remove();
  var visit = performance.getEntriesByType('navigation')[0];
  if (!visit || visit.type !== 'navigate' || visit.name.indexOf('#') > 0) return;
  var last;
  function drawUpTo(block) {
    if (last) last.removeAttribute('${LAST_DRAWN}');
    if (block) block.setAttribute('${LAST_DRAWN}', '');
    last = block;
  }
  function drawAll() {
    drawUpTo(null);
  }
  function drawMore() {
    var block = last;
    for (var count = 0; block && count < ${BLOCKS_AT_A_TIME}; count++) block = block.nextElementSibling;
    drawUpTo(block);
    if (block) drawMoreWhenIdle();
  }
  function drawMoreWhenIdle() {
    (window.requestIdleCallback || setTimeout)(drawMore, {timeout: ${LONGEST_WAIT}});
  }
  drawUpTo(mark);
  addEventListener('click', drawAll, {once: true});
  addEventListener('keydown', drawAll, {once: true});
  document.addEventListener('readystatechange', function () {
    if (document.readyState === 'interactive') requestAnimationFrame(drawMoreWhenIdle);
  });
})();`;
