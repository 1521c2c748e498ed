declare global {
  interface Window {
    /** Milliseconds from the click to the frame that shows another title. */
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
          requestAnimationFrame(() => {
            window.benchNavigation = performance.now() - timeStamp;
          });
        }
      }).observe(document, {subtree: true, childList: true, characterData: true});
    },
    {capture: true},
  );
}
