const fs = require('node:fs');

/**
 * The docs of the site, for a loader.
 *
 * @param {{getOptions: () => {list: string}, addDependency: (file: string) => void}} loader
 * @returns {{source: string, permalink: string, data?: string}[]}
 */
exports.readDocs = (loader) => {
  const {list} = loader.getOptions();
  loader.addDependency(list);
  return JSON.parse(fs.readFileSync(list, 'utf8'));
};
