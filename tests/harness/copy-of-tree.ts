import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {askGit} from '../../lib/git';

/**
 * Copies the sources, with the history that pages take their dates from. Packages are hard links: they look like
 * files in their usual places, but none of the 45,000 files is copied.
 *
 * @param folder of the copy, of which an older one is replaced
 * @returns its full path
 */
export function copyTree(folder: string): string {
  const copy = path.resolve(folder);
  fs.rmSync(copy, {recursive: true, force: true});
  askGit('.', 'clone', '--quiet', '--no-checkout', '.', copy);
  for (const file of sources()) {
    fs.cpSync(file, path.join(copy, file), {recursive: true});
  }
  // A build publishes the samples that Git tracks.
  askGit(copy, 'add', 'samples');
  // Without the caches: the copy has its own, and a build beside this one may write to those.
  const packages = fs.readdirSync('node_modules').filter((name) => name !== '.cache');
  const linked = path.join(copy, 'node_modules');
  fs.mkdirSync(linked);
  execFileSync('cp', ['-al', ...packages.map((name) => `node_modules/${name}`), linked]);
  return copy;
}

/** The files that Git knows, or doesn't ignore: it also lists those that were deleted without a commit. */
export const sources = (): string[] =>
  askGit('.', 'ls-files', '-z', '-co', '--exclude-standard')
    .split('\0')
    .filter((file) => file && fs.existsSync(file));

/** The content of another SDK, small enough to be built fast. */
export const FIXTURE = 'tests/fixtures/other-sdk';

/** What of the content an adopter deletes before writing anew; the files that remain are replaced. */
export const DELETED = [
  ...['blog', 'docs', 'samples', 'src/figures', 'src/pages', 'static/img'],
  // Languages, and older docs, which the site need not have.
  ...['i18n', 'versioned_docs', 'versioned_sidebars', 'versions.json'],
];

/**
 * Copies the sources, with the content of another SDK in the place of that of the site: a small one, of which a site
 * is built fast.
 */
export function copyWithOtherSdk(folder: string): string {
  const copy = copyTree(folder);
  // Of the contract, only the types aren't data.
  const contractFiles = filesIn(path.join(copy, 'product/contract'))
    .filter((file) => file !== 'types.ts')
    .map((file) => `product/contract/${file}`);
  for (const file of [...DELETED, ...contractFiles]) {
    fs.rmSync(path.join(copy, file), {recursive: true, force: true});
  }
  fs.cpSync(FIXTURE, copy, {recursive: true, filter: (file) => file !== `${FIXTURE}/README.md`});
  // The bundler writes the name of the package, which an adopter replaces as well, into its scripts.
  const manifest = path.join(copy, 'package.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, text.replace(/"name": ".*"/, '"name": "lamp-documentation"'));
  askGit(copy, 'add', 'samples');
  return copy;
}
