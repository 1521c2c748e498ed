import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runFolder} from './build-site';
import {copyTree} from './copy-of-tree';
import {oncePerRun} from './once-per-run';
import {pagesOf} from './site-pages';

/**
 * Builds the site with a frozen version of its docs, below `/docs/` on a host, in three languages, of which one
 * has a translated doc and a translated post.
 *
 * @returns the folder that the host serves
 */
export async function nestedSite(): Promise<string> {
  const copy = path.resolve(runFolder(), 'nested-site');
  await oncePerRun(copy, () => {
    copyTree(copy);
    docusaurus('docs:version', '1.0');
    translateOneDoc(copy);
    translateOnePost(copy);
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

/** Its translation links to a post without one, by file. */
function translateOnePost(site: string): void {
  const [one, other] = pagesOf('blog').map(({filePath}) => path.relative('blog', filePath));
  if (!one || !other) {
    throw new Error(
      'blog/ has fewer than two posts — tests/harness/nested-site.ts links one to another',
    );
  }
  const translation = path.join(site, 'i18n/ar/docusaurus-plugin-content-blog', one);
  fs.mkdirSync(path.dirname(translation), {recursive: true});
  fs.writeFileSync(
    translation,
    `${fs.readFileSync(path.join('blog', one), 'utf8')}\n[Another post](/${other.replaceAll(path.sep, '/')})\n`,
  );
}
