import {expectBuiltSite} from './built-site';
import {compressFiles} from './compress-files';

/**
 * Compresses `build/` for a host of your own, which sends the files it finds. It isn't part of the build: a
 * CDN does its own compression, and writers who build shouldn't have to wait for it.
 */
async function compress(): Promise<void> {
  expectBuiltSite();
  console.log(`Compressed ${await compressFiles('build')} files in build/`);
}

compress().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
