/** How one page has loaded; times in milliseconds since the navigation began. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks took beyond 50 ms, until the network was quiet. */
  blocked: number;
  /** When Docusaurus has marked the page as taken over by React; NaN where another generator made the page. */
  hydrated: number;
  /** Sum of the layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    benchLoad: Load;
  }
}

/**
 * Runs in the browser before the page's own scripts. It names no function inside: the helper with
 * which tsx keeps such names does not reach the browser.
 */
export function observeLoad(): void {
  const load = {firstPaint: 0, largestPaint: 0, blocked: 0, hydrated: NaN, shift: 0};
  window.benchLoad = load;
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') {
          load.firstPaint = entry.startTime;
        } else if (type === 'largest-contentful-paint') {
          load.largestPaint = entry.startTime;
        } else if (type === 'longtask') {
          load.blocked += entry.duration - 50;
        } else if (type === 'layout-shift') {
          load.shift += (entry as PerformanceEntry & {value: number}).value;
        }
      }
    }).observe({type, buffered: true});
  }
  new MutationObserver(() => {
    if (Number.isNaN(load.hydrated) && document.documentElement.dataset.hasHydrated === 'true') {
      load.hydrated = performance.now();
    }
  }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
}

/** Runs in the browser when the page is complete. */
export function readLoad(): Load {
  return window.benchLoad;
}
