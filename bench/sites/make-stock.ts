import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {drawnLogo} from '../../lib/drawn-logo';
import {expandDoc, expandFactsOf} from './expand-content';

/** What a stock site has no use for: our theme, style, build plugins and their sources. */
const ours = ['src/theme', 'src/css', 'src/client-modules', 'plugins', 'samples', 'site', 'checks'];

const TEMPLATE = path.resolve(__dirname, '../stock-site');

/**
 * Turns a copy of our sources into a stock site: the same pages as plain Markdown, with facts,
 * samples and tables of the contract written out, so that a stock build has none of that work.
 */
export async function makeStock(folder: string): Promise<void> {
  for (const name of ours) {
    await fs.rm(path.join(folder, name), {recursive: true, force: true});
  }
  await rewrite(path.join(folder, 'docs'), expandDoc);
  await rewrite(path.join(folder, 'blog'), expandFactsOf);
  await rewrite(path.join(folder, 'src/pages'), expandFactsOf);
  await fs.cp(path.join(TEMPLATE, 'package.json'), path.join(folder, 'package.json'));
  await fs.writeFile(path.join(folder, 'static/img/logo.svg'), drawnLogo());
  await linkReact(path.join(folder, 'node_modules'));
  await fs.cp(
    path.join(TEMPLATE, 'MDXComponents.tsx'),
    path.join(folder, 'src/theme/MDXComponents.tsx'),
  );
}

/**
 * Docusaurus takes React from the site's own folder first: the version of its template, not ours.
 * Package by package, as the folder also takes the cache of a build, which starts without one.
 *
 * @throws Error where that version is not installed: Docusaurus would take ours without a word
 */
async function linkReact(folder: string): Promise<void> {
  await fs.mkdir(folder);
  for (const name of ['react', 'react-dom']) {
    const installed = path.join(TEMPLATE, 'node_modules', name);
    if (!existsSync(installed)) {
      throw new Error(`bench/stock-site has no ${name} of its own — run npm ci`);
    }
    await fs.symlink(installed, path.join(folder, name));
  }
}

type Rewrite = (fileContent: string, filePath: string) => string;

async function rewrite(folder: string, change: Rewrite): Promise<void> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter(({name}) => /\.(mdx?|yml)$/.test(name))) {
    const file = path.join(entry.parentPath, entry.name);
    await fs.writeFile(file, change(await fs.readFile(file, 'utf8'), file));
  }
}
