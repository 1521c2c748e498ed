import {compressedSite, deploySite, type DeployedSite} from '../harness/deployed-site';
import {findOrInstallNginx, HOW_TO_INSTALL} from '../harness/nginx';
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
  const loads: Record<string, Load> = {};
  let site: DeployedSite | undefined;
  try {
    console.log('The site is built, compressed and deployed');
    site = await deploySite(nginx);
    for (const connections of CONNECTIONS) {
      console.log(`${connections} connections for ${SECONDS} s`);
      loads[connections] = await wrk(`${site.origin}${PAGE}`, connections, SECONDS);
    }
    console.log(`100 connections for ${SECONDS} s, and ${RELEASES} releases meanwhile`);
    loads[`100, ${RELEASES} releases`] = await loadDuringReleases(site);
  } finally {
    await site?.remove();
    await removeBuilds();
  }
  console.table(loads);
  if (Object.values(loads).some(({errors}) => errors > 0)) {
    throw new Error('Requests failed: see the last column');
  }
}

async function loadDuringReleases(site: DeployedSite): Promise<Load> {
  const folder = await compressedSite();
  const loading = wrk(`${site.origin}${PAGE}`, 100, SECONDS);
  for (let release = 0; release < RELEASES; release++) {
    await site.release(folder);
  }
  return loading;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
