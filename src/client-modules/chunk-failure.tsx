import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@site/src/theme/Loading';
import nprogress from 'nprogress';
import {createRoot, type Root} from 'react-dom/client';

/**
 * A page's first chunks can fail before React has started; upstream leaves the reader with a page that
 * looks right but doesn't respond. Those of a later page fail as a `navigationfailure`
 * (plugins/patches). The page is reloaded once; after that, or without a connection, the error view is
 * shown along with the page that the reader has (specification 6.2). Files that are only loaded ahead, for
 * a link that the reader hovers, fail without a word: the reader may never need them.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    // Rspack gives the error this name; there are no style sheets to fail (plugins/finish).
    if (!(event.reason instanceof Error && event.reason.name === 'ChunkLoadError')) {
      return;
    }
    event.preventDefault();
    // Docusaurus sets the attribute when React has taken the page over.
    if (document.documentElement.dataset.hasHydrated !== 'true') {
      // The browser's own records prevent a reload loop, without any storage.
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type === 'reload') {
        showFailure(event.reason);
      } else {
        void reloadOrShow(event.reason);
      }
    }
  });
  window.addEventListener('navigationfailure', (event) => {
    void reloadOrShow((event as CustomEvent<Error>).detail);
  });
}

let root: Root | undefined;

/** Docusaurus calls it when another page is shown. */
export function onRouteDidUpdate(): void {
  root?.render(null);
}

/** If the host doesn't answer, a reload would only bring up the browser's own error page. */
async function reloadOrShow(error: Error): Promise<void> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    await forgetFailures();
    window.location.reload();
  } catch {
    showFailure(error);
  }
}

/** In milliseconds; after it, a reload is the better attempt. */
const TOO_LONG = 5000;

/**
 * WebKit remembers a script that the host didn't have, even after a reload, until it is fetched again. It doesn't
 * say which of them failed; the other browsers do, with their status.
 */
const forgetFailures = () =>
  Promise.allSettled(
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && Reflect.get(entry, 'responseStatus') !== 200)
      .map(({name}) => fetch(name, {cache: 'reload', signal: AbortSignal.timeout(TOO_LONG)})),
  );

function showFailure(error: Error): void {
  nprogress.done();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Loading error={error} retry={() => void reloadOrShow(error)} />);
}
