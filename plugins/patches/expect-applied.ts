import {toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import type {Compiler} from 'webpack';

/** A file that must be in the bundle exactly once, with the loader that patches it. */
export interface Expected {
  /** Absolute path. */
  resource: string;
  /** The ids of its patches, for the error. */
  ids: string;
}

/** The loader that shows a module to be patched, whether or not it comes from the cache. */
export const LOADER = path.join(__dirname, 'patched-file-loader.cjs');

/**
 * Bundler plugin: makes sure that each patched file is in the bundle exactly once. A file that was moved,
 * renamed or is no longer imported would otherwise lose its patch silently.
 *
 * @throws Error that names the patch
 */
export const expectApplied = (expected: readonly Expected[]) => ({
  apply({hooks}: Compiler): void {
    // Not the modules of compilers that other plugins run inside this one.
    hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const patched = [...modules].map(requestOf).filter((request) => request.includes(LOADER));
        for (const {resource, ids} of expected) {
          const times = patched.filter((request) => request.endsWith(`!${resource}`)).length;
          if (times !== 1) {
            throw new Error(
              `${toMessageRelativeFilePath(resource)} is in the bundle ${times} times with the patch ${ids}, but must be there exactly once — find out what the application imports instead, and adapt plugins/patches/table.ts`,
            );
          }
        }
      });
    });
  },
});

const requestOf = (module: object): string => ('request' in module ? String(module.request) : '');
