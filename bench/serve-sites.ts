import {compressFiles} from '../scripts/compress-files';
import {announce, siteNames, type PerSite} from './by-turns';
import {serveCompressed, type CompressedServer} from './serve-compressed';
import {ownDocs} from './sites/add-docs';
import {buildSite} from './sites/build-site';
import {prepareSite} from './sites/prepare-site';

export interface SiteServers {
  /** Such as `http://localhost:3000`. */
  origins: PerSite<string>;
  close: () => void;
}

/** Builds both sites with their 13 docs, compresses and serves them. */
export async function serveSites(): Promise<SiteServers> {
  const servers: CompressedServer[] = [];
  const origins: PerSite<string> = {stock: '', ours: ''};
  for (const site of siteNames) {
    announce(`build and compress the site, ${site}`);
    const {folder} = await buildSite(site, await prepareSite(site, ownDocs.length));
    await compressFiles(folder);
    const server = await serveCompressed(folder);
    servers.push(server);
    origins[site] = server.origin;
  }
  return {origins, close: () => servers.forEach(({close}) => close())};
}
