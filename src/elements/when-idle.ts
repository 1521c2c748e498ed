/** How long a browser that cannot tell when it is idle waits, in milliseconds. */
const WAIT = 200;

/** Calls a function when the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    setTimeout(callback, WAIT);
  }
}
