import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runFolder} from './build-site';
import {copyTree} from './copy-of-tree';
import {oncePerRun} from './once-per-run';

/**
 * Builds the site with a frozen version of its docs, below `/docs/` on a host, in three languages, of which one
 * has a translated doc.
 *
 * @returns the folder that the host serves
 */
export async function nestedSite(): Promise<string> {
  const copy = path.resolve(runFolder(), 'nested-site');
  await oncePerRun(copy, () => {
    copyTree(copy);
    docusaurus('docs:version', '1.0');
    translateOneDoc(copy);
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

/** So that links lead from a translation to docs without one, and back. */
function translateOneDoc(site: string): void {
  const translations = path.join(site, 'i18n/ar/docusaurus-plugin-content-docs');
  const doc = 'iOS/using.mdx';
  fs.cpSync(path.join(site, 'docs', doc), path.join(translations, 'current', doc));
  fs.cpSync(
    path.join(site, 'versioned_docs/version-1.0', doc),
    path.join(translations, 'version-1.0', doc),
  );
}
