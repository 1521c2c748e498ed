import {compressFiles} from '../scripts/compress-files';
import {announce, siteNames, type PerSite} from './by-turns';
import {serveCompressed} from './serve-compressed';
import {ownDocs} from './sites/add-docs';
import {buildSite} from './sites/build-site';
import {prepareSite} from './sites/prepare-site';

/** Builds, compresses and serves both sites with their own docs. */
export async function serveSites(): Promise<{origins: PerSite<string>; close: () => void}> {
  const origins: PerSite<string> = {stock: '', ours: ''};
  const closing: (() => void)[] = [];
  for (const site of siteNames) {
    announce(`build and compress the site, ${site}`);
    const {folder} = await buildSite(site, await prepareSite(site, ownDocs.length));
    await compressFiles(folder);
    const {origin, close} = await serveCompressed(folder);
    origins[site] = origin;
    closing.push(close);
  }
  return {origins, close: () => closing.forEach((close) => close())};
}
