import {test as base} from '@playwright/test';
import {deploySite, type DeployedSite} from './deployed-site';
import {findOrInstallNginx, HOW_TO_INSTALL} from './install-nginx';

export {expect} from '@playwright/test';

/** Playwright's `test` with the site as it is deployed; skipped where there can be no nginx. */
export const test = base.extend<{site: DeployedSite}, {deployed: DeployedSite | undefined}>({
  deployed: [
    async ({}, use) => {
      const nginx = findOrInstallNginx();
      const site = nginx && (await deploySite(nginx));
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
