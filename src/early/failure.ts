import {given} from './given';

/**
 * What a reader sees when files of the site don't arrive (specification 4.4, 6.2 and 6.3): before the application has
 * started, which can't tell then, and with it, when a page that the reader goes to or the player of a figure doesn't
 * load. The page is reloaded once, since a release may have replaced its files. After that, or without a connection, the
 * failure is shown along with the page that the reader has.
 *
 * Files that are only loaded ahead, for a link that the reader points at, fail without a word: the reader may never
 * need them.
 */
export function watchFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    // The bundler gives the error this name.
    if (event.reason instanceof Error && event.reason.name === 'ChunkLoadError') {
      event.preventDefault();
      if (!hasStarted()) {
        void recover(event.reason);
      }
    }
  });
  addEventListener('navigationfailure', ({detail}) => void recover(detail));
  addEventListener('navigationstart', () => {
    navigations += 1;
    view.remove();
  });
}

/** Where the reader came from the host, before keepOwnAddress: with its host, since two slashes would begin another one. */
const asked = location.origin + location.pathname;

/** How often the reader has gone elsewhere: what failed before that is no longer of interest. */
let navigations = 0;

const view = document.createElement('div');

/** Docusaurus says so when React has taken the page over. */
const hasStarted = () => document.documentElement.dataset.hasHydrated === 'true';

/** @param areAllMissing whether no script of the site has arrived, as with a wrong base URL */
export async function recover(error: unknown, areAllMissing = false): Promise<void> {
  // The browser's own records prevent a reload loop, without any storage.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isElsewhere = hasStarted() && location.origin + location.pathname !== asked;
  const isReloaded = visit?.type === 'reload' && !isElsewhere;
  if (areAllMissing) {
    // The site was built for another folder: its page's own address would lead out of it.
    history.replaceState(history.state, '', asked + location.search + location.hash);
  }
  const before = navigations;
  const answers = await hostAnswers();
  if (navigations !== before) {
    return;
  }
  if (answers && !isReloaded) {
    await reload();
    return;
  }
  const {failure, explanation, noAssets, wrongBaseUrl} = given.texts;
  const [heading, why] =
    answers && areAllMissing ? [noAssets, wrongBaseUrl] : [failure, explanation];
  show(heading, why, String(error));
}

/** In milliseconds, for fetching a script again; after it, a reload is the better attempt. */
const TOO_LONG = 5000;

/**
 * WebKit remembers a script that the host didn't have, even after a reload, until it is fetched again. It doesn't
 * say which of them failed; the other browsers do, with their status.
 */
async function reload(): Promise<void> {
  const before = navigations;
  const failed = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.js') && Reflect.get(entry, 'responseStatus') !== 200);
  const fetches = new AbortController();
  setTimeout(() => fetches.abort(), TOO_LONG);
  await Promise.allSettled(
    failed.map(({name}) => fetch(name, {cache: 'reload', signal: fetches.signal})),
  );
  if (navigations === before) {
    location.reload();
  }
}

/** If it doesn't, a reload would only bring up the browser's own error page. */
const hostAnswers = (): Promise<boolean> =>
  fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );

function show(heading: string, explanation: string, error: string): void {
  const retry = make('button', 'button button--primary', given.texts.retry);
  retry.setAttribute('type', 'button');
  retry.addEventListener('click', (event) => {
    // Answered: the application need not press it again.
    event.preventDefault();
    void hostAnswers().then((answers) => (answers ? reload() : undefined));
  });
  view.className = 'failure-view screen-only';
  view.setAttribute('role', 'alert');
  view.replaceChildren(
    make('h2', '', heading),
    make('p', '', explanation),
    make('p', 'alert alert--danger', error),
    retry,
  );
  document.body.append(view);
}

const make = (name: string, className: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(name), {className, textContent});
