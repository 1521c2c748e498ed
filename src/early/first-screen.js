// @ts-check
/**
 * Draws a long doc up to the mark in it (plugins/content/first-screen) until the first screen has been shown, and then
 * a few blocks more whenever the browser is idle, so that no task is long; on arrival, and after a click that leads to
 * it. All of it is drawn as soon as the reader does something or turns to another tab, and at once when the reader goes
 * to an anchor or back, because the heights of all blocks determine where to scroll.
 *
 * How far the text is drawn is recorded on a block (src/css/site.css) rather than on the root element: after a change
 * there, the browser goes through the style of every element.
 */
(() => {
  const LAST_DRAWN = 'data-last-drawn';
  const BLOCKS_AT_A_TIME = 32;
  // In milliseconds: Chromium doesn't always report an idle moment while a page is still loading scripts.
  const LONGEST_WAIT = 200;

  const [visit] = performance.getEntriesByType('navigation');
  let isFromTop = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  // Without this script, all of a page is drawn.
  document.documentElement.dataset.drawsInPieces = '';

  /** @type {Element | null} */
  let mark = null;
  /** @type {Element | null} */
  let last = null;

  /** @param {Element | null} block null for all of the text */
  function drawUpTo(block) {
    document.querySelector(`[${LAST_DRAWN}]`)?.removeAttribute(LAST_DRAWN);
    block?.setAttribute(LAST_DRAWN, '');
    last = block;
  }

  function drawMore() {
    let block = last;
    for (let count = 0; block && count < BLOCKS_AT_A_TIME; count++) {
      block = block.nextElementSibling;
    }
    drawUpTo(block);
    drawMoreWhenIdle();
  }

  function drawMoreWhenIdle() {
    if (last && 'requestIdleCallback' in window) {
      requestIdleCallback(drawMore, {timeout: LONGEST_WAIT});
    } else if (last) {
      setTimeout(drawMore);
    }
  }

  const afterFrame = () => requestAnimationFrame(drawMoreWhenIdle);

  // The browser tells of a new mark before it draws anything.
  new MutationObserver(() => {
    const found = document.getElementById('first-screen-end');
    if (!found || found === mark) {
      return;
    }
    mark = last = found;
    if (!isFromTop || location.hash || document.hidden) {
      drawUpTo(null);
    } else if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', afterFrame);
    } else {
      drawUpTo(mark);
      afterFrame();
    }
  }).observe(document, {childList: true, subtree: true});

  // The last one is from src/client-modules/reveal-anchor.ts, for a section that the new page doesn't show yet.
  for (const type of ['click', 'keydown', 'visibilitychange', 'popstate', 'beforematch']) {
    // Before the application answers it.
    addEventListener(
      type,
      () => {
        isFromTop = type !== 'popstate';
        drawUpTo(null);
      },
      true,
    );
  }
})();
