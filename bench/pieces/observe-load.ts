import type {Task} from './blocked-time';

/** How one page has loaded; times in milliseconds since the navigation began. */
interface Load {
  firstPaint: number;
  largestPaint: number;
  longTasks: Task[];
  /** When Docusaurus has marked the page as taken over by React. */
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
 * Runs in the browser before the page's own scripts. It names no function inside: the helper with which tsx
 * keeps such names doesn't reach the browser.
 */
export function observeLoad(): void {
  const load: Load = {firstPaint: NaN, largestPaint: NaN, longTasks: [], hydrated: 0, shift: 0};
  window.benchLoad = load;
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') {
          load.firstPaint = entry.startTime;
        } else if (type === 'largest-contentful-paint') {
          load.largestPaint = entry.startTime;
        } else if (type === 'longtask') {
          load.longTasks.push({start: entry.startTime, duration: entry.duration});
        } else if (type === 'layout-shift') {
          load.shift += (entry as PerformanceEntry & {value: number}).value;
        }
      }
    }).observe({type, buffered: true});
  }
  new MutationObserver(() => {
    if (load.hydrated === 0 && document.documentElement.dataset.hasHydrated === 'true') {
      load.hydrated = performance.now();
    }
  }).observe(document, {attributeFilter: ['data-has-hydrated'], subtree: true});
}

export interface LoadedFile {
  type: 'HTML' | 'script' | 'other';
  /** Of the body as it was sent, compressed. */
  bytes: number;
  /** Whether the browser paints nothing before it has this file. */
  blocksPaint: boolean;
}

/** What the types of TypeScript 5.9 lack. */
type Timing = PerformanceResourceTiming & {renderBlockingStatus: string; deliveryType: string};

/** Runs in the browser, and finds what it has loaded but for what is only prefetched for other pages. */
export function readFiles(): LoadedFile[] {
  const [prefetched, preloaded] = ['prefetch', 'preload'].map((rel) =>
    Array.from(document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`), ({href}) => href),
  );
  return ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as Timing[])
    .filter(
      ({name, initiatorType, deliveryType}) =>
        deliveryType !== 'cache' &&
        (initiatorType !== 'link' || !prefetched?.includes(name) || preloaded?.includes(name)),
    )
    .map(({name, entryType, encodedBodySize, renderBlockingStatus}) => ({
      type: entryType === 'navigation' ? 'HTML' : name.endsWith('.js') ? 'script' : 'other',
      bytes: encodedBodySize,
      blocksPaint: entryType === 'navigation' || renderBlockingStatus === 'blocking',
    }));
}
