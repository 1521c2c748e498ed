import {test as base} from '@playwright/test';
import path from 'node:path';
import {runFolder} from './build-site';
import {deploySite, type DeployedSite} from './deployed-site';
import {findOrInstallNginx, HOW_TO_INSTALL} from './install-nginx';
import {oncePerRun} from './once-per-run';

export {expect} from '@playwright/test';

/** Playwright's `test` with the deployed site; skipped if nginx isn't available. */
export const test = base.extend<{site: DeployedSite}, {deployed: DeployedSite | undefined}>({
  deployed: [
    async ({}, use) => {
      // apt fails if it runs twice at once.
      const nginx = await oncePerRun(path.resolve(runFolder(), 'nginx'), () =>
        Promise.resolve(findOrInstallNginx() ?? null),
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
