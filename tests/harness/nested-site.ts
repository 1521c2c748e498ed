import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {runFolder} from './build-site';
import {copyTree} from './copy-of-tree';
import {oncePerRun} from './once-per-run';

/**
 * Builds the site with a frozen version of its docs, below `/docs/` on a host, in three languages.
 *
 * @returns the folder that the host serves
 */
export async function nestedSite(): Promise<string> {
  const copy = path.resolve(runFolder(), 'nested-site');
  await oncePerRun(copy, () => {
    copyTree(copy);
    docusaurus('docs:version', '1.0');
    docusaurus('build', '--config', 'tests/variants/nested-site.ts', '--out-dir', 'host/docs');
    return Promise.resolve({});
  });
  return path.join(copy, 'host');

  function docusaurus(...parameters: string[]): void {
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', ...parameters], {
      cwd: copy,
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
  }
}
