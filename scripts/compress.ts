import {expectBuiltSite} from './built-site';
import {compressFiles} from './compress-files';

/**
 * Compresses `build/` for a host of your own, which sends what it finds. It is no part of the build:
 * a CDN compresses by itself, and a writer who builds should not wait for it.
 */
async function compress(): Promise<void> {
  expectBuiltSite();
  console.log(`Compressed ${await compressFiles('build')} files in build/`);
}

compress().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
