import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {serveStatic} from './static-server';

/** A served site whose pages record what goes wrong in them, in any browser. */
export interface WatchedSite {
  origin: string;
  /** The paths that were requested since the last call. */
  takeRequests(): string[];
  /** The paths that couldn't be served since the last call, with their status. */
  takeFailures(): string[];
  /** From now on, answers with 404 for the paths that the function accepts. */
  breakFiles(isBroken: (path: string) => boolean): void;
  close(): Promise<void>;
}

/** Serves a built site as `serveStatic` does, and watches it. */
export async function watchSite(folder: string): Promise<WatchedSite> {
  const host = await serveStatic(folder);
  let isBroken: (path: string) => boolean = () => false;
  const requests: string[] = [];
  const failures: string[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const asked = isBroken(path) ? '/broken' : path;
    void fetch(host.origin + asked, {redirect: 'manual'})
      .then(async (answer) => {
        if (answer.status >= 400) {
          failures.push(`${answer.status} ${path}`);
        }
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, {'Content-Type': type, ...caching(asked)});
        response.end(type.startsWith('text/html') ? withWitness(body.toString()) : body);
      })
      // Cut off because the test has ended.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeRequests: () => requests.splice(0),
    takeFailures: () => failures.splice(0),
    breakFiles: (test) => {
      isBroken = test;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await host.close();
    },
  };
}

/** The same as in deploy/nginx.conf. */
const caching = (path: string) =>
  path.startsWith('/assets/') ? {'Cache-Control': 'public, max-age=31536000, immutable'} : {};

/** Before the policy, which then doesn't apply to it. */
const withWitness = (html: string): string =>
  html.replace('<meta http-equiv', `<script>(${noteProblems.toString()})()</script>$&`);

/** Records what the page logs, throws or isn't allowed to load. Runs in the browser, before anything else. */
function noteProblems(): void {
  const note = (problem: string) => {
    const noted = sessionStorage.getItem('problems') ?? '';
    sessionStorage.setItem(
      'problems',
      `${noted}${location.pathname}: ${problem.replace(/\s+/g, ' ')}\n`,
    );
  };
  for (const level of ['warn', 'error'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
  addEventListener('unhandledrejection', ({reason}) => note(`rejection: ${String(reason)}`));
  addEventListener('error', ({message}) => note(`exception: ${message}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    note(`policy: ${effectiveDirective} blocks ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const {name} of list.getEntries()) {
      if (!name.startsWith(location.origin) && !name.startsWith('data:')) {
        note(`foreign request: ${name}`);
      }
    }
  }).observe({type: 'resource', buffered: true});
}

/** What pages have recorded since the last call, one line each. Runs in the browser. */
export function takeProblems(): string[] {
  const noted = sessionStorage.getItem('problems') ?? '';
  sessionStorage.removeItem('problems');
  return noted.split('\n').filter(Boolean);
}
