/**
 * Acts when the browser has nothing else to do.
 *
 * @param longestWait in milliseconds; a browser without `requestIdleCallback` doesn't wait
 */
export function actWhenIdle(act: () => void, longestWait: number): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act, {timeout: longestWait});
  } else {
    setTimeout(act);
  }
}
