// CommonJS, because the bundler loads it itself.

const {readDocs} = require('./read-docs.cjs');

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => (import\(\/\* webpackChunkName: "\1" \*\/ "(@site\/[^"?]+)"\))/gm;

/**
 * Takes the code of docs whose text is plain out of the application.
 *
 * @param {string} source text of .docusaurus/registry.js as plugins/bundle/page-chunks leaves it:
 *   `"chunk": [() => import("module") …],`
 * @returns {string} the text. On the server, a plain doc's HTML has its data; in the browser, a plain
 *   doc is loaded as data, from an address that is its chunk's name too (chunk-names-loader.cjs), and
 *   another one with what draws docs (src/router)
 * @throws {Error} when a doc is not in it
 */
module.exports = function registryLoader(source) {
  const {isServer, chunkName} = this.getOptions();
  const docs = readDocs(this);
  const missing = new Map(docs.map((doc) => [doc.source, doc]));
  const text = source.replace(ENTRY, (entry, chunk, load, module) => {
    const doc = missing.get(module);
    missing.delete(module);
    if (!doc) {
      return entry;
    }
    if (isServer) {
      return doc.data ? entry.replace(load, `${load}.then(withData)`) : entry;
    }
    return doc.data
      ? `  "${doc.data}": [() => loadDoc("${doc.data}")`
      : entry.replace(load, `loadDrawn(${load})`);
  });
  if (missing.size > 0) {
    throw new Error(
      `registry.js of @docusaurus/core does not name ${[...missing.keys()].join(', ')} as it did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/doc-text`,
    );
  }
  if (isServer) {
    return `import withData from '@site/src/router/with-data';\n${text}`;
  }
  const plain = docs.filter((doc) => doc.data).map((doc) => doc.source);
  const imports = plain.map(
    (module) => `import(/* webpackChunkName: "${chunkName}" */ "${module}")`,
  );
  return `import {loadDoc, loadDrawn} from '@site/src/router/load-doc';
${text}
const compiled = () => [${imports.join(', ')}];
`;
};
