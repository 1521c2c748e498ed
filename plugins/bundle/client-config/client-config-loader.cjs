// CommonJS, because the bundler loads it itself.

/** What Docusaurus itself reads while it builds, and nothing else. */
const AT_BUILD = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/**
 * @param {string} source text of .docusaurus/docusaurus.config.mjs: `export default {…};`
 * @returns {string} the same without the fields that only the build reads; of the `future` flags
 *   the router stays, the only one that core/src/client (3.10.2) reads
 * @throws {Error} when the file has another form
 */
module.exports = function clientConfigLoader(source) {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (!json) {
    throw new Error(
      'docusaurus.config.mjs of @docusaurus/core is no longer "export default {…};" — read core/lib/server/codegen/codegen.js and adapt plugins/bundle/client-config',
    );
  }
  const {future, ...config} = JSON.parse(json);
  const {experimental_router} = future;
  const entries = Object.entries(config).filter(([name]) => !AT_BUILD.includes(name));
  return `export default ${JSON.stringify({...Object.fromEntries(entries), future: {experimental_router}})};\n`;
};
