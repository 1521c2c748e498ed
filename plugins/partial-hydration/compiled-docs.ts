/** The chunk with the code of plain docs, which the registry of modules names and never loads. */
export const COMPILED_DOCS = 'compiled-docs';

const FILE = new RegExp(`/${COMPILED_DOCS}\\.[^/]+\\.js$`);

/**
 * Drops the code of plain docs before it is minified. The bundler has to compile it for the browser:
 * for the style sheet and the pictures of docs, and because the server takes the Markdown from there.
 */
export const withoutCompiledDocs = {
  apply({hooks}: Compiler): void {
    hooks.compilation.tap(COMPILED_DOCS, (compilation) => {
      compilation.hooks.processAssets.tap(COMPILED_DOCS, (assets) => {
        Object.keys(assets)
          .filter((file) => FILE.test(file))
          .forEach((file) => compilation.deleteAsset(file));
      });
    });
  },
};

/** What is used of a compiler of webpack or Rspack. */
interface Compiler {
  hooks: Record<'compilation', Hook<Compilation>>;
}
interface Compilation {
  hooks: {processAssets: Hook<object>};
  deleteAsset(file: string): void;
}
interface Hook<Value> {
  tap(name: string, callback: (value: Value) => void): void;
}
