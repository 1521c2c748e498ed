export interface NavigationTimes {
  /** Milliseconds from the click until the page has another title. */
  title: number;
  /** … and until a frame with it is drawn. */
  drawn: number;
}

declare global {
  interface Window {
    benchNavigation?: NavigationTimes;
  }
}

/**
 * Runs in the browser before the page's own scripts. It names no function inside: the helper with which tsx
 * keeps such names does not reach the browser.
 */
export function observeNavigation(): void {
  addEventListener(
    'click',
    ({timeStamp}) => {
      const before = document.querySelector('h1')?.textContent;
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent;
        if (now && now !== before) {
          observer.disconnect();
          const title = performance.now() - timeStamp;
          // The browser lays the page out and draws it after the callback, and then takes the message.
          const drawn = new MessageChannel();
          drawn.port1.onmessage = () => {
            window.benchNavigation = {title, drawn: performance.now() - timeStamp};
          };
          requestAnimationFrame(() => drawn.port2.postMessage(undefined));
        }
      });
      observer.observe(document, {subtree: true, childList: true, characterData: true});
    },
    {capture: true, once: true},
  );
}
