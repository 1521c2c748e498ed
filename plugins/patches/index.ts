import type {Plugin} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {patches as table, type Patch} from './table';

const PACKAGES = path.join(__dirname, '../../node_modules');

/** The loader that patches a module; it is part of the module's name, whether or not the module comes from the cache. */
export const LOADER = path.join(__dirname, 'patch-loader.cjs');

/**
 * Changes Docusaurus' own files, as the table says, in what the browser runs and in what renders the HTML.
 *
 * @throws Error when a patch doesn't apply exactly once
 */
export default function patches(): Plugin {
  return {
    name: 'patches',
    configureWebpack(_config, isServer) {
      const rules = table.map((patch) => ({
        resource: resourceOf(patch),
        use: {loader: LOADER, options: {before: patch.before, after: patch.after}},
      }));
      // HTML needs some of the files only.
      return {module: {rules}, plugins: isServer ? [] : [expectApplied(table)]};
    },
  };
}

/**
 * The path under which the bundler knows the file of a patch: it follows symbolic links.
 *
 * @throws Error when the file doesn't have the patch's text exactly once
 */
export function resourceOf({name, file, before}: Patch, packages = PACKAGES): string {
  const place = path.join(packages, file);
  const source = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  const times = source.split(before).length - 1;
  if (times !== 1) {
    throw new Error(
      `${file} has "${before}" ${times} times, but the patch "${name}" needs it exactly once — read the file's new code and adapt plugins/patches/table.ts, or delete the patch`,
    );
  }
  return fs.realpathSync(place);
}

/**
 * Bundler plugin: makes sure that each patched file is in the bundle. One that is no longer imported, or comes from
 * elsewhere, would otherwise lose its patch silently.
 *
 * @throws Error that names the patch
 */
export const expectApplied = (applied: readonly Patch[]) => ({
  apply({hooks}: Pick<Compiler, 'hooks'>): void {
    // Not the modules of compilers that other plugins run inside this one.
    hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const requests = [...modules].map((module) =>
          String('request' in module && module.request),
        );
        for (const {name, file} of applied) {
          const end = path.normalize(file);
          if (!requests.some((request) => request.includes(LOADER) && request.endsWith(end))) {
            throw new Error(
              `the patch "${name}" has no effect, as ${file} is not in the bundle — find out what the application imports instead, and adapt plugins/patches/table.ts, or delete the patch`,
            );
          }
        }
      });
    });
  },
});
