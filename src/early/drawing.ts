import {actWhenIdle} from '../elements/act-when-idle';

/** How many blocks of a text are drawn at once: few enough for a slow phone to answer in between. */
const BLOCKS_AT_A_TIME = 32;

/** In milliseconds: Chromium doesn't always report an idle moment while a page is still loading. */
const LONGEST_WAIT = 1000;

/**
 * Blocks of a doc that are far below the window aren't drawn at first (src/css/drawing.css); the browser estimates their
 * heights. They are drawn whenever it is idle, so that a reader who goes back finds the place that they left (specification
 * 10.12). All of a page is drawn at once where a place in it is wanted: on a reload, on the way back, and for an anchor
 * (src/client-modules/reveal-anchor.ts also says so).
 * It stays so, since a page whose heights are estimated again would move.
 */
export function drawWhenIdle(): void {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const drawAll = () => {
    dataset.drawAll = '';
  };
  if (visit?.type !== 'navigate' || location.hash) {
    drawAll();
  }
  addEventListener('popstate', ({isTrusted}) => isTrusted && drawAll());
  addEventListener('pagechange', () => {
    if (dataset.drawAll === undefined) {
      actWhenIdle(
        () => drawNext([...document.querySelectorAll('.theme-doc-markdown > *')]),
        LONGEST_WAIT,
      );
    }
  });
}

function drawNext(blocks: readonly Element[]): void {
  for (const block of blocks.slice(0, BLOCKS_AT_A_TIME)) {
    if (block instanceof HTMLElement) {
      block.style.contentVisibility = 'visible';
    }
  }
  if (blocks.length > BLOCKS_AT_A_TIME) {
    actWhenIdle(() => drawNext(blocks.slice(BLOCKS_AT_A_TIME)), LONGEST_WAIT);
  }
}
