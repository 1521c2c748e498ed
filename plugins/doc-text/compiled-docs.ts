import fs from 'node:fs';
import path from 'node:path';

/** The chunk with what of plain docs the bundler has to see, which the registry of modules names and never loads. */
export const COMPILED_DOCS = 'compiled-docs';

const isCompiledDocs = (file: string) => path.basename(file).startsWith(`${COMPILED_DOCS}.`);

/**
 * Drops the code of plain docs before it is minified. The bundler compiles their components for the browser all
 * the same, for the style sheet, and docs that have pictures or files, to publish these.
 *
 * An empty file is left until the end: without it, its name in the runtime would be different in
 * each build.
 */
export const withoutCompiledDocs = {
  apply({hooks, webpack: {sources}}: Compiler): void {
    hooks.compilation.tap(COMPILED_DOCS, (compilation) => {
      compilation.hooks.processAssets.tap(COMPILED_DOCS, (assets) => {
        for (const file of Object.keys(assets).filter(isCompiledDocs)) {
          compilation.updateAsset(file, new sources.RawSource(''));
        }
      });
    });
  },
};

/** @param outDir folder of the built site */
export function removeCompiledDocs(outDir: string): void {
  const scripts = path.join(outDir, 'assets/js');
  for (const file of fs.readdirSync(scripts).filter(isCompiledDocs)) {
    fs.rmSync(path.join(scripts, file));
  }
}

/** What is used of a compiler of webpack or Rspack. */
interface Compiler {
  hooks: Record<'compilation', Hook<Compilation>>;
  webpack: {sources: {RawSource: new (text: string) => object}};
}
interface Compilation {
  hooks: {processAssets: Hook<object>};
  updateAsset(file: string, source: object): void;
}
interface Hook<Value> {
  tap(name: string, callback: (value: Value) => void): void;
}
