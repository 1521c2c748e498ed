// CommonJS, because the bundler loads it itself.

const {readDocs} = require('./read-docs.cjs');

/** The chunk with what draws the text of a doc (src/router/LateMDXContent.tsx). */
const DOC_TEXT = 'doc-text';

/**
 * Names the data of a plain doc in place of its chunk, and with the chunk of another one what draws
 * it: links prefetch both. The data stands first, as it is asked for first (preload-loader.cjs).
 *
 * @param {string} source text of .docusaurus/routesChunkNames.json (Docusaurus 3.10.2):
 *   `{"/path-123": {"__comp": "chunk", "content": "chunk"}}`
 * @returns {string} the text, with other content, or one chunk more, for each doc
 * @throws {Error} when it lacks a doc
 */
module.exports = function chunkNamesLoader(source) {
  const routes = JSON.parse(source);
  const names = new Map(Object.keys(routes).map((name) => [name.replace(/-[^-]+$/, ''), name]));
  for (const {permalink, data} of readDocs(this)) {
    const name = names.get(permalink);
    const {content, ...others} = routes[name] ?? {};
    if (!content) {
      throw new Error(
        `routesChunkNames.json of @docusaurus/core has no content of ${permalink} as it had in 3.10.2 — read core/lib/server/codegen/codegenRoutes.js and adapt plugins/doc-text`,
      );
    }
    routes[name] = data ? {content: data, ...others} : {content, ...others, text: DOC_TEXT};
  }
  return JSON.stringify(routes);
};
