import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseLocalURLPath, simpleHash} from '@docusaurus/utils';
import type {Root} from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {decoded} from '../../lib/addresses';
import {isKeeping, keptForSite, keptIn, readKept, writeKept} from '../../lib/cache';
import {filesIn} from '../../lib/files';
import {contentPages, type ContentPage} from '../../lib/pages';
import {hashOfFiles, hashOfSite, SITE_HASH} from '../../lib/site-hash';
import {lookUp} from '../../lib/targets';
import {CONTENT} from '../content/content-files/links';

/** What each file of Markdown links to and shows, as it is written there. */
const targetsOf = new Map<string, Set<string>>();

/** Remark plugin: notes what a file links to and shows, before Docusaurus looks for it. */
export function noteTargets() {
  return (tree: Root, {path: page}: VFile) => {
    const targets = targetsOf.get(page) ?? new Set();
    targetsOf.set(page, targets);
    visit(tree, ['link', 'definition', 'image'], (node) => {
      const target = 'url' in node && parseLocalURLPath(node.url)?.pathname;
      if (target) {
        targets.add(decoded(target));
      }
    });
  };
}

/** What Docusaurus has found for the targets of a file, when the bundler compiled it. */
interface Lookup {
  page: string;
  targets: readonly string[];
  found: unknown;
}

/**
 * Has the bundler forget a page when what it links to or shows has changed, and everything after an edit to facts, samples
 * or code. Docusaurus 3.10.2 tells it only about the config file, so it would serve pages with old samples and facts,
 * links to the former address of a page, and the former size of a picture. It can go when Docusaurus tells the bundler
 * what a page is made of.
 *
 * @upstream @docusaurus/core/lib/webpack/base.js
 * @throws Error when the cache is configured in another way
 */
export default function bundlerCache(context: LoadContext): Plugin {
  const {generatedFilesDir, i18n, siteConfig, siteDir} = context;
  const kind = `${process.env.NODE_ENV}-${i18n.currentLocale}`;
  // What runs at the same time has other generated files.
  const folder = keptIn(path.join('bundler', path.relative(siteDir, generatedFilesDir), kind));
  const lookups = path.join(folder, 'lookups');
  if (isKeeping()) {
    keepWhole(folder, siteDir);
  }
  let pages: ContentPage[];

  const find = (page: string, targets: readonly string[]): Lookup => ({
    ...{page, targets},
    found: targets.map((target) => lookUp(target, page, pages, context)),
  });

  return {
    name: 'bundler-cache',
    allContentLoaded({allContent}) {
      pages = contentPages(allContent);
      for (const name of isKeeping() ? filesIn(lookups) : []) {
        const file = path.join(lookups, name);
        const known = readKept(file) as Lookup | undefined;
        const now = known && find(known.page, known.targets);
        if (!isDeepStrictEqual(now, known)) {
          writeKept(file, now);
        }
      }
    },
    configureWebpack({experiments}) {
      const options = {
        /** The file on which the module of a page depends, apart from its own; undefined if nobody has noted its targets. */
        noteFor(page: string): string | undefined {
          const targets = targetsOf.get(page);
          if (!targets) {
            return undefined;
          }
          const file = path.join(lookups, simpleHash(page, 16));
          writeKept(file, find(page, [...targets].sort()));
          return file;
        },
      };
      // Also without a cache: the names of scripts depend on it. Docusaurus looks through the rules with a `test`.
      const rule = {
        resource: /\.mdx?$/i,
        enforce: 'post' as const,
        use: {loader: LOADER, options},
      };
      return {
        module: {rules: [rule]},
        ...(isKeeping() ? {experiments: {cache: cacheOf(experiments)}} : {}),
      };
    },
  };

  function cacheOf(experiments: object = {}) {
    const {cache} = experiments as {cache?: {version?: string}};
    if (!cache?.version) {
      throw new Error(
        "the bundler's configuration no longer has experiments.cache.version — read core/lib/webpack/base.js and adapt plugins/bundle/bundler-cache.ts",
      );
    }
    const parts = [cache.version, generatedFilesDir, JSON.stringify(siteConfig)];
    return {
      version: simpleHash(parts.join(), 32),
      storage: {type: 'filesystem', directory: keptForSite(path.join(folder, 'modules'))},
    };
  }
}

const LOADER = path.join(__dirname, 'note-loader.cjs');

/**
 * Removes a folder in which something isn't as the last command has left it: from files that are cut, Rspack 1.7 takes wrong
 * modules. Nor does it hold after a build during which somebody has saved a file, because Rspack notes the file as it is in
 * the end, beside the module that it has compiled before.
 */
function keepWhole(folder: string, siteDir: string): void {
  const record = `${folder}.sizes`;
  const sizes = () =>
    Object.fromEntries(
      filesIn(folder).map((file) => [file, fs.statSync(path.join(folder, file)).size]),
    );
  if (!isDeepStrictEqual(readKept(record) ?? {}, sizes())) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  // The preview compiles a file again when it is saved.
  const isBuild = process.env.NODE_ENV === 'production';
  const content = () => (isBuild ? hashOfFiles(siteDir, [CONTENT], () => true) : '');
  const before = SITE_HASH + content();
  process.on('exit', () => {
    const holds = !isBuild || hashOfSite() + content() === before;
    writeKept(record, holds ? sizes() : undefined);
  });
}
