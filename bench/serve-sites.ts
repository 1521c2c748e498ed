import {buildSite} from './build-site';
import {compressFiles} from '../scripts/compress-files';
import type {Step} from './pieces/piece';
import {serveCompressed, type CompressedServer} from './serve-compressed';
import {OWN_DOCS} from './sites/add-docs';
import {prepareSite} from './sites/prepare-site';
import {siteNames, type PerSite} from './sites/site';

/** Steps that build both sites, compress and serve them. */
export class SiteServers {
  /** Where the sites are, once the steps have run. */
  readonly origins: PerSite<string> = {stock: '', ours: ''};
  private readonly servers: CompressedServer[] = [];

  readonly steps: Step[] = siteNames.map((site) => ({
    name: `build and compress the site, ${site}`,
    run: async () => {
      const {folder} = await buildSite(site, await prepareSite(site, OWN_DOCS));
      await compressFiles(folder);
      const server = await serveCompressed(folder);
      this.servers.push(server);
      this.origins[site] = server.origin;
    },
  }));

  close(): void {
    for (const server of this.servers) {
      server.close();
    }
  }
}
