import {recover} from './failure';

/**
 * Requests the scripts of a page once its first frame is drawn, so that they neither delay that frame nor count towards
 * it: Lighthouse has the largest paint in half the time. A page in a background tab draws no frame. The preview starts
 * the application by itself.
 */
export function startApplication(): void {
  if (document.hidden) {
    whenParsed(request);
  } else {
    requestAnimationFrame(() => setTimeout(request));
  }
}

function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', act);
  } else {
    act();
  }
}

/**
 * The application starts where `defer` would have started it: when the document is parsed. A page's own chunks are
 * preloaded but not executed: the application requests each of them when it starts. If one were executed and failed
 * before that, the application would see the element but not the failure, and wait for its timeout of two minutes.
 */
function request(): void {
  // Written by plugins/bundle/page-template.ts.
  const list = document.querySelector('[data-scripts]')?.textContent ?? '[]';
  const scripts = JSON.parse(list) as string[];
  const isEntry = (href: string) => /\/(main|framework)\.[^/]*$/.test(href);
  for (const href of scripts) {
    const fetchPriority = isEntry(href) ? 'auto' : 'low';
    const preload = {rel: 'preload', as: 'script', href, fetchPriority};
    document.head.append(Object.assign(document.createElement('link'), preload));
  }
  whenParsed(() => void start(scripts.filter(isEntry)));
}

/** If not every script runs, the application never starts, and no part of it can tell. */
async function start(entries: readonly string[]): Promise<void> {
  const runs = await Promise.allSettled(entries.map(run));
  const failed = runs.filter((each) => each.status === 'rejected');
  if (failed[0]) {
    await recover(failed[0].reason, failed.length === entries.length);
  }
}

/** @throws Error when the script doesn't arrive or isn't one: many hosts answer any address with a page */
const run = (src: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(chunkLoadError(src));
    // After its `load`, it has run, and whatever goes wrong in it is no failure to load.
    Object.assign(script, {src, async: false, onload: resolve, onerror: fail});
    addEventListener('error', ({filename}) => filename === script.src && fail());
    document.head.append(script);
  });

/** With the name and in the words of the bundler, which has one for each file that the application then requests. */
const chunkLoadError = (src: string): Error =>
  Object.assign(new Error(`Loading chunk ${src} failed.`), {name: 'ChunkLoadError'});
