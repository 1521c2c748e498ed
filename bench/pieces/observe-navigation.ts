export interface NavigationTimes {
  /** Milliseconds from the click until the page has another title. */
  title: number;
  /** … and until a frame with it is drawn. */
  drawn: number;
}

interface Click {
  /** In milliseconds since 1970, so that the next document can tell how long ago it was. */
  time: number;
  /** Title of the page that the reader leaves. */
  title: string | undefined;
}

declare global {
  interface Window {
    benchNavigation?: NavigationTimes;
  }
}

/**
 * Runs in the browser before the page's own scripts; like observeLoad, it names no function inside.
 * The tab's storage keeps the click for a site that loads the next page as a new document.
 */
export function observeNavigation(): void {
  let click = JSON.parse(sessionStorage.getItem('benchClick') ?? 'null') as Click | null;
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1')?.textContent;
    if (click && now && now !== click.title) {
      observer.disconnect();
      const start = click.time - performance.timeOrigin;
      const title = performance.now() - start;
      // The browser lays the page out and draws it after the callback, and then takes the message.
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => {
        window.benchNavigation = {title, drawn: performance.now() - start};
      };
      requestAnimationFrame(() => drawn.port2.postMessage(undefined));
    }
  });
  if (click) {
    observer.observe(document, {subtree: true, childList: true, characterData: true});
  }
  addEventListener(
    'click',
    ({timeStamp}) => {
      const title = document.querySelector('h1')?.textContent;
      click = {time: performance.timeOrigin + timeStamp, title};
      sessionStorage.setItem('benchClick', JSON.stringify(click));
      observer.observe(document, {subtree: true, childList: true, characterData: true});
    },
    {capture: true},
  );
}
