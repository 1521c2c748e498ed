import {markdownTable} from '../../bench/markdown-table';
import {runSteps} from '../../bench/run-steps';
import {compressedSite, deploySite, type DeployedSite} from '../harness/deployed-site';
import {findOrInstallNginx, HOW_TO_INSTALL} from '../harness/install-nginx';
import startAfresh from '../harness/start-afresh';
import {findOrInstallWrk, HOW_TO_INSTALL_WRK, wrk, type Load} from './wrk';

/** A page as large as most, sent as brotli over a TLS connection that stays open. */
const PAGE = '/Android/using';
const CONNECTIONS = [1, 10, 100, 1000, 2000];
const SECONDS = 10;
const RELEASES = 10;

/**
 * Loads the deployed site on this machine at rising concurrency, then while new releases are
 * published, and prints the figures. nginx and wrk share the machine's cores, so it could do more.
 * Ends with code 1 where a single request failed.
 */
async function run(): Promise<void> {
  const nginx = findOrInstallNginx();
  if (!nginx || !findOrInstallWrk()) {
    throw new Error(nginx ? HOW_TO_INSTALL_WRK : HOW_TO_INSTALL);
  }
  const removeBuilds = await startAfresh();
  const loads: [string, Load][] = [];
  let site: DeployedSite | undefined;
  const deployed = () => site ?? Promise.reject(new Error('the site is not deployed yet'));
  try {
    await runSteps([
      {
        name: 'build, compress and deploy the site',
        run: async () => void (site = await deploySite(nginx)),
      },
      ...CONNECTIONS.map((connections) => ({
        name: `${connections} connections for ${SECONDS} s`,
        run: async () => {
          const {origin} = await deployed();
          loads.push([`${connections}`, await wrk(`${origin}${PAGE}`, connections, SECONDS)]);
        },
      })),
      {
        name: `100 connections for ${SECONDS} s, and ${RELEASES} releases meanwhile`,
        run: async () => {
          const load = await loadDuringReleases(await deployed());
          loads.push([`100, ${RELEASES} releases`, load]);
        },
      },
    ]);
  } finally {
    await site?.remove();
    await removeBuilds();
  }
  report(loads);
}

async function loadDuringReleases(site: DeployedSite): Promise<Load> {
  const folder = await compressedSite();
  const loading = wrk(`${site.origin}${PAGE}`, 100, SECONDS);
  for (let release = 0; release < RELEASES; release++) {
    await site.release(folder);
  }
  return loading;
}

function report(loads: readonly [string, Load][]): void {
  const rows = loads.map(([what, {requests, perSecond, median, p99, errors}]) =>
    [what, requests, perSecond, median, p99, errors].map(String),
  );
  console.log(
    `\n${markdownTable([['connections', 'requests', 'a second', 'median', '99 %', 'errors'], ...rows])}`,
  );
  if (loads.some(([, {errors}]) => errors > 0)) {
    throw new Error('Requests failed: see the last column');
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
