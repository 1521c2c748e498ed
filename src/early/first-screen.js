// @ts-check
/**
 * Hides what is below the mark in a long doc (plugins/content/first-screen) until the first screen is drawn, and
 * then draws a few blocks whenever the browser is idle, so that no task is long. It draws all of them as soon as
 * the reader does something, prints the page or turns to another tab. Nothing is hidden when the reader goes to
 * an anchor or back, because the heights of all blocks determine where to scroll.
 *
 * How far the text is drawn is recorded on a block (src/css/first-screen.css) rather than on the root element:
 * after a change there, the browser goes through the style of every element.
 */
(() => {
  const LAST_DRAWN = 'data-last-drawn';
  const BLOCKS_AT_A_TIME = 32;
  // In milliseconds: Chromium doesn't always report an idle moment while a page is still loading scripts.
  const LONGEST_WAIT = 200;

  const [visit] = performance.getEntriesByType('navigation');
  const isFromTop =
    visit instanceof PerformanceNavigationTiming &&
    visit.type === 'navigate' &&
    !visit.name.includes('#');
  if (!isFromTop || document.hidden) {
    return;
  }

  /** @type {Element | null} */
  let last = null;

  /** @param {Element | null} block */
  function drawUpTo(block) {
    last?.removeAttribute(LAST_DRAWN);
    block?.setAttribute(LAST_DRAWN, '');
    last = block;
  }

  function drawAll() {
    found.disconnect();
    drawUpTo(null);
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

  // The browser tells it as soon as the parser has made the mark, before it draws anything.
  const found = new MutationObserver(() => {
    const mark = document.getElementById('first-screen-end');
    if (mark) {
      found.disconnect();
      drawUpTo(mark);
    }
  });
  found.observe(document, {childList: true, subtree: true});

  for (const type of ['click', 'keydown', 'beforeprint', 'visibilitychange']) {
    // At the window, where an event of the document comes to as well.
    addEventListener(type, drawAll);
  }
  document.addEventListener('DOMContentLoaded', () => {
    found.disconnect();
    requestAnimationFrame(drawMoreWhenIdle);
  });
})();
