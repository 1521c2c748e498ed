// CommonJS, because the bundler loads it itself.

/** The chunk with what draws the text of a doc (src/router/LateMDXContent.tsx). */
const DOC_TEXT = 'doc-text';

/**
 * Lets a link to a doc prefetch what draws its text. The router loads only what the registry of
 * modules has, and this chunk is not in it.
 *
 * @param {string} source text of .docusaurus/routesChunkNames.json (Docusaurus 3.10.2):
 *   `{"/path-123": {"__comp": "chunk", "content": "chunk"}}`
 * @returns {string} the text, with one chunk more for each doc
 * @throws {Error} when it has no doc
 */
module.exports = function chunkNamesLoader(source) {
  const {docItem} = this.getOptions();
  const routes = JSON.parse(source);
  const docs = Object.values(routes).filter((route) => route.__comp === docItem);
  if (docs.length === 0) {
    throw new Error(
      'routesChunkNames.json of @docusaurus/core has no route of @theme/DocItem — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/partial-hydration',
    );
  }
  for (const doc of docs) {
    doc.text = DOC_TEXT;
  }
  return JSON.stringify(routes);
};
