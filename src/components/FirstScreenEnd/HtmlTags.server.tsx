import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {BLOCKS_AT_A_TIME, FIRST_SCREEN_END, LAST_DRAWN, LONGEST_WAIT} from './constants';

/**
 * The script after the mark. It hides what is below the mark (src/css/first-screen.css) until the first
 * screen is drawn, and then draws a few blocks whenever the browser is idle, so that no task is long: all
 * at once, they take 200 ms on a slow phone. It draws all of them as soon as the reader does something,
 * such as following an anchor. Nothing is hidden when the reader goes to an anchor or back, because the
 * heights of all blocks determine where to scroll, or when the browser can't tell how the reader arrived.
 *
 * How far the text is drawn is recorded on a block rather than on the root element: after a change there,
 * the browser goes through the style of every element, which takes 60 ms on a slow phone.
 */
const leaveOutTheRest = `(function () {
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

/** What accompanies the mark, but only in a page from the host. The script removes itself from the text. */
export default function HtmlTags(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${FIRST_SCREEN_END}`} blocking="render" />
      </Head>
      <script dangerouslySetInnerHTML={{__html: leaveOutTheRest}} />
    </>
  );
}
