// CommonJS, because the bundler loads it itself.

/**
 * @param {string} source text of .docusaurus/site-metadata.json
 * @returns {string} the same without the list of plugins, which only the pages of
 *   @docusaurus/plugin-debug (3.10.2) read; they are part of the preview alone
 * @throws {Error} when the file has another form
 */
module.exports = function clientMetadataLoader(source) {
  const {pluginVersions, ...metadata} = JSON.parse(source);
  if (!pluginVersions) {
    throw new Error(
      'site-metadata.json of @docusaurus/core no longer has pluginVersions — read core/lib/server/siteMetadata.js and adapt plugins/bundle/client-config',
    );
  }
  return JSON.stringify({...metadata, pluginVersions: {}});
};
