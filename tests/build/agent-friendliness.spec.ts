import {expect, test} from '@playwright/test';
import {runChecks} from 'afdocs';
import {facts} from '../../product';
import {serveStatic} from '../../scripts/static-server';
import {buildSite} from '../harness/build-site';
import {platformDocs} from '../harness/docs';

/** Checks that have nothing to say here, and why. */
const notApplicable = {
  'content-negotiation': 'a static host serves files by their address; it does not read Accept',
  'section-header-quality': 'no heading stands inside a tab',
  'auth-alternative-access': 'no page asks for a sign-in',
};

/**
 * The pages on using the SDK hold its API reference, for which specification 2.2 has
 * no route: they are longer than the 50,000 characters that some agents read at once.
 */
const sizes = {pass: 70_000, fail: 100_000};

test('agents can find, fetch and read every page of the documentation', async () => {
  test.setTimeout(300_000);
  const {folder} = await buildSite('production');
  const server = await serveStatic(folder);
  const foreign = forbidForeignRequests(server.origin);
  try {
    const {results} = await runChecks(server.origin, {
      canonicalOrigin: facts.site.url,
      samplingStrategy: 'curated',
      curatedPages: ['/', ...platformDocs].map((route) => server.origin + route),
      skipCheckIds: ['content-negotiation'],
      thresholds: sizes,
      transferThresholds: {pass: 1_000_000, fail: 10_000_000},
      maxConcurrency: 3,
      maxLinksToTest: 500,
      requestDelay: 0,
      requestTimeout: 15_000,
    });
    const problems = results.filter(
      ({id, status}) => status !== 'pass' && !(status === 'skip' && id in notApplicable),
    );
    expect(problems.map(({id, status, message}) => `${id} (${status}): ${message}`)).toEqual([]);
    expect(foreign.requests).toEqual([]);
  } finally {
    foreign.restore();
    await server.close();
  }
});

/** Fails every request that leaves the machine, and remembers its address. */
function forbidForeignRequests(origin: string): {requests: string[]; restore: () => void} {
  const {fetch} = globalThis;
  const requests: string[] = [];
  globalThis.fetch = (input, init) => {
    const {url} = new Request(input);
    if (new URL(url).origin === origin) {
      return fetch(input, init);
    }
    requests.push(url);
    return Promise.reject(new Error(`${url} is not on this site`));
  };
  return {
    requests,
    restore: () => {
      globalThis.fetch = fetch;
    },
  };
}
