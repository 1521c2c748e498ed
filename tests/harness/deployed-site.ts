import {test as base} from '@playwright/test';
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {compressFiles} from '../../scripts/compress-files';
import {builtFolder, runFolder} from './build-site';
import {
  findOrInstallNginx,
  HOW_TO_INSTALL,
  startNginx,
  type Nginx,
  type RunningNginx,
} from './nginx';
import {oncePerRun} from './once';

export {expect} from '@playwright/test';

const run = promisify(execFile);

/** A site that deploy/release.sh has published, behind an nginx of its own. */
export interface DeployedSite extends RunningNginx {
  /** Where it is published: `current`, `releases` and `assets`. */
  root: string;
  /** Publishes a built and compressed site. */
  release(folder: string): Promise<void>;
  /** Stops nginx and removes everything. */
  remove(): Promise<void>;
}

/**
 * Publishes the production build and starts nginx for it; the caller must `remove` it.
 *
 * @throws Error with the output of whichever failed: the build, the release or nginx
 */
export async function deploySite(nginx: Nginx): Promise<DeployedSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'deployed-'));
  await fs.chmod(folder, 0o755);
  const [server, root] = [path.join(folder, 'nginx'), path.join(folder, 'docs')];
  await fs.mkdir(server);
  await publish(await compressedSite(), root);
  const running = await startNginx(nginx, server, root);
  return {
    ...running,
    root,
    release: (site) => publish(site, root),
    remove: async () => {
      await running.kill();
      await fs.rm(folder, {recursive: true});
    },
  };
}

async function publish(site: string, root: string): Promise<void> {
  await run('deploy/release.sh', [site, root]);
}

/**
 * The site with its compressed files, in a folder apart from that of the build, which other tests examine.
 *
 * @throws Error with the output of a failed build
 */
export async function compressedSite(): Promise<string> {
  const folder = await builtFolder('production');
  const compressed = `${folder}-compressed`;
  return oncePerRun(compressed, async () => {
    await fs.cp(folder, compressed, {recursive: true});
    await compressFiles(compressed);
    return compressed;
  });
}

/** Playwright's `test` with the deployed site; skipped if nginx isn't available. */
export const test = base.extend<{site: DeployedSite}, {deployed: DeployedSite | undefined}>({
  deployed: [
    async ({}, use) => {
      // apt fails if it runs twice at once.
      const nginx = await oncePerRun(
        path.resolve(runFolder(), 'nginx'),
        () => findOrInstallNginx() ?? null,
      );
      const site = nginx ? await deploySite(nginx) : undefined;
      await use(site);
      await site?.remove();
    },
    // Installing nginx, and building and compressing the site.
    {scope: 'worker', timeout: 300_000},
  ],
  site: async ({deployed}, use) => {
    if (!deployed) {
      base.skip(true, HOW_TO_INSTALL);
      return;
    }
    await use(deployed);
  },
});
