// CommonJS, because the bundler loads it itself.

const {docuHash} = require('@docusaurus/utils');
const fs = require('node:fs');
const path = require('node:path');
const {isPlainText} = require('./is-plain-text.cjs');

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => (import\(\/\* webpackChunkName: "\1" \*\/ "(@site\/[^"?]+)"\)), "\1", /gm;
const DOCS = 'docusaurus-plugin-content-docs/default';

/**
 * Lets the browser load the metadata of a doc alone where the page has its text, and names the file
 * with it in the page's HTML.
 *
 * @param {string} source text of .docusaurus/registry.js as plugins/page-chunks leaves it:
 *   `"chunk": [() => import("module"), "chunk", …],`
 * @returns {string} the text; for the browser, docs are loaded by src/router/arrived-doc.ts; on the
 *   server, a doc whose text is plain has the name of the chunk with its metadata
 * @throws {Error} when no doc is found in it
 */
module.exports = function registryLoader(source) {
  const {siteDir, generatedFilesDir, isServer, components} = this.getOptions();
  let docs = 0;
  const text = source.replace(ENTRY, (entry, chunk, load, module) => {
    const metadata = `${DOCS}/${docuHash(module)}.json`;
    if (!fs.existsSync(path.join(generatedFilesDir, metadata))) {
      return entry;
    }
    docs++;
    const file = path.join(siteDir, module.replace('@site/', ''));
    this.addDependency(file);
    const isPlain = isPlainText(fs.readFileSync(file, 'utf8'), components);
    const metadataChunk = `${chunk}-metadata`;
    if (isServer) {
      return isPlain ? `  "${chunk}": [() => ${load}, "${metadataChunk}", ` : entry;
    }
    const loadMetadata = `() => import(/* webpackChunkName: "${metadataChunk}" */ "@generated/${metadata}")`;
    const loaded = isPlain
      ? `loadDoc(${loadMetadata}, () => ${load})`
      : `loadDrawnDoc(() => ${load})`;
    return `  "${chunk}": [() => ${loaded}, "${chunk}", `;
  });
  if (docs === 0) {
    throw new Error(
      'registry.js of @docusaurus/core names no doc as it did in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/partial-hydration',
    );
  }
  return `import {loadDoc, loadDrawnDoc} from '@site/src/router/arrived-doc';\n${text}`;
};
