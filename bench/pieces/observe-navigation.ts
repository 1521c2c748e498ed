declare global {
  interface Window {
    /** Milliseconds from the click until a frame with another title is drawn. */
    benchNavigation?: number;
  }
}

/** Runs in the browser before the page's own scripts; like observeLoad, it names no function inside. */
export function observeNavigation(): void {
  addEventListener(
    'click',
    ({timeStamp}) => {
      const before = document.querySelector('h1')?.textContent;
      new MutationObserver((_, observer) => {
        const now = document.querySelector('h1')?.textContent;
        if (now && now !== before) {
          observer.disconnect();
          // The browser lays the page out and draws it after the callback, and then takes the message.
          const drawn = new MessageChannel();
          drawn.port1.onmessage = () => {
            window.benchNavigation = performance.now() - timeStamp;
          };
          requestAnimationFrame(() => drawn.port2.postMessage(undefined));
        }
      }).observe(document, {subtree: true, childList: true, characterData: true});
    },
    {capture: true},
  );
}
