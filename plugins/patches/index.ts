import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {replaceFile} from '../../lib/files';

/** The two bundles: what the browser runs, and what renders the HTML. */
export type Side = 'browser' | 'server';

/** A change to a file that isn't ours: a debt, so it says why it exists and when it can go. */
export type Patch = {
  name: string;
  /** Below `node_modules/`, or `@generated/…` for a file that Docusaurus generates for each build. */
  file: string;
  sides: readonly Side[];
  why: string;
  canGo: string;
} & (
  | Replacement
  | {
      /** @throws Error when the text no longer has the form that it relies on */
      rewrite: (source: string, side: Side, generatedFilesDir: string) => string;
    }
);

/** What the file contains exactly once, and what is there instead. */
interface Replacement {
  before: string;
  after: string;
}

/**
 * Changes Docusaurus' own files, as the table says. You can read the result that the bundler gets in
 * `.docusaurus/patched/browser/` and `.docusaurus/patched/server/`. The live preview keeps the files that
 * Docusaurus generates, which it writes again after edits.
 *
 * @throws Error when a patch doesn't apply exactly once on each of its sides
 */
export default function patches(table: readonly Patch[]) {
  return ({generatedFilesDir}: LoadContext): Plugin => ({
    name: 'patches',
    configureWebpack(_config, isServer) {
      const side: Side = isServer ? 'server' : 'browser';
      const applied = table
        .filter(({sides}) => sides.includes(side))
        .filter(({file}) => process.env.NODE_ENV === 'production' || !isGenerated(file))
        .map((patch) => {
          const resource = resourceOf(patch.file, generatedFilesDir);
          const source = fs.existsSync(resource) ? fs.readFileSync(resource, 'utf8') : '';
          const text =
            'rewrite' in patch
              ? patch.rewrite(source, side, generatedFilesDir)
              : patchedText(patch, source);
          const patched = path.join(generatedFilesDir, 'patched', side, patch.file);
          replaceFile(patched, text);
          return {name: patch.name, resource, patched};
        });
      return {
        module: {
          rules: applied.map(({resource, patched}) => ({
            resource,
            use: {loader: LOADER, options: {patched}},
          })),
        },
        plugins: [expectApplied(applied)],
      };
    },
  });
}

const isGenerated = (file: string): boolean => file.startsWith('@generated/');

/** The path under which the bundler knows a file: it follows symbolic links. */
function resourceOf(file: string, generatedFilesDir: string): string {
  const place = isGenerated(file)
    ? file.replace('@generated', () => generatedFilesDir)
    : path.join(__dirname, '../../node_modules', file);
  return fs.existsSync(place) ? fs.realpathSync(place) : place;
}

/** @throws Error when a text is not in the file exactly once */
export function patchedText(
  {name, file, before, after}: Patch & Replacement,
  source: string,
): string {
  const times = source.split(before).length - 1;
  if (times !== 1) {
    throw new Error(
      `${file} has "${before}" ${times} times, but the patch "${name}" needs it exactly once — read the file's new code and adapt plugins/patches/table.ts, or delete the patch`,
    );
  }
  return source.replace(before, () => after);
}

/** The loader that shows a module to be patched, whether or not it comes from the cache. */
export const LOADER = path.join(__dirname, 'patched-file-loader.cjs');

/**
 * Bundler plugin: makes sure that each patched file is in the bundle exactly once. A file that was moved,
 * renamed or is no longer imported would otherwise lose its patch silently.
 *
 * @param applied patches with the absolute paths of their files
 * @throws Error that names the patch
 */
export const expectApplied = (applied: readonly {name: string; resource: string}[]) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    // Not the modules of compilers that other plugins run inside this one.
    hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const requests = [...modules]
          .map((module) => ('request' in module ? String(module.request) : ''))
          .filter((request) => request.includes(LOADER));
        for (const {name, resource} of applied) {
          const times = requests.filter((request) => request.endsWith(`!${resource}`)).length;
          if (times !== 1) {
            throw new Error(
              `${resource} is in the bundle ${times} times with the patch "${name}", but must be there exactly once — find out what the application imports instead, and adapt plugins/patches/table.ts, or delete the patch`,
            );
          }
        }
      });
    });
  },
});
