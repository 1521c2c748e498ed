import {compressFiles} from '../scripts/compress-files';
import type {Step} from './pieces/piece';
import {serveCompressed, type CompressedServer} from './serve-compressed';
import {perSite, type PerSite} from './sites/site';
import type {Sites} from './sites/sites';
import type {Size} from './sites/size';

/** Steps that build all sites, compress and serve them. */
export class SiteServers<Name extends string> {
  /** Where the sites are, once the steps have run. */
  readonly origins: PerSite<string, Name>;
  readonly steps: Step[];
  private readonly servers: CompressedServer[] = [];

  constructor({names, prepare, build}: Sites<Name>, size: Size) {
    this.origins = perSite(names, () => '');
    this.steps = names.map((site) => ({
      name: `build and compress the site, ${site}`,
      run: async () => {
        const {folder} = await build(site, await prepare(site, size));
        await compressFiles(folder);
        const server = await serveCompressed(folder);
        this.servers.push(server);
        this.origins[site] = server.origin;
      },
    }));
  }

  close(): void {
    for (const server of this.servers) {
      server.close();
    }
  }
}
