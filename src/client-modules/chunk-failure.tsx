import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ChunkFailure from '@site/src/components/ChunkFailure';
import {createRoot} from 'react-dom/client';

/**
 * A page's first chunks can fail before React has started; upstream leaves the reader with a page
 * that looks right and answers to nothing. The page is reloaded once, then the error view is shown
 * beside what the server rendered (specification, section 8).
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkError(event.reason) && !hasHydrated()) {
      event.preventDefault();
      if (isReload()) {
        showFailure(event.reason);
      } else {
        window.location.reload();
      }
    }
  });
}

function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <ChunkFailure floating error={error} retry={() => window.location.reload()} />,
  );
}

/** Rspack names the error so, and gives a stylesheet's error a code. */
function isChunkError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

/** Docusaurus sets the attribute once React has taken over. */
function hasHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** The browser's own record serves as the memory that stops a reload loop: it needs no storage. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
