import path from 'node:path';

/** A file that has to be in the bundle once, with the loader that patches it. */
export interface Expected {
  /** Absolute path. */
  resource: string;
  /** The ids of its patches, for the error. */
  ids: string;
}

/** The loader by which a module is known to be patched, whether or not it comes from the cache. */
export const LOADER = path.join(__dirname, 'patched-file-loader.cjs');

/**
 * Bundler plugin: each patched file is a module of the bundle exactly once. A file that has moved, was
 * renamed or is no longer imported would otherwise lose its patch without a sign.
 *
 * @throws Error that names the patch
 */
export const expectApplied = (expected: readonly Expected[]) => ({
  apply({hooks}: Compiler): void {
    // Not those of other plugins' own compilers inside of this one.
    hooks.thisCompilation.tap('patches', (compilation) => {
      compilation.hooks.finishModules.tap('patches', (modules) => {
        const patched = [...modules].map(requestOf).filter((request) => request.includes(LOADER));
        for (const {resource, ids} of expected) {
          const times = patched.filter((request) => request.endsWith(`!${resource}`)).length;
          if (times !== 1) {
            throw new Error(
              `${path.relative(process.cwd(), resource)} is in the bundle ${times} times with the patch ${ids}, and has to be once — find what the application imports instead, and adapt plugins/patches/table.ts`,
            );
          }
        }
      });
    });
  },
});

const requestOf = (module: object): string => ('request' in module ? String(module.request) : '');

/** What is used of a compiler of webpack or Rspack. */
interface Compiler {
  hooks: {thisCompilation: Hook<Compilation>};
}
interface Compilation {
  hooks: {finishModules: Hook<Iterable<object>>};
}
interface Hook<Value> {
  tap(name: string, callback: (value: Value) => void): void;
}
