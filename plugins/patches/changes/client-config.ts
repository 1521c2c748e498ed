import type {Change} from '../patch';

/** What only Docusaurus itself reads, while it builds. */
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
 * Removes from the config what only the build reads. Of the `future` flags, the router stays: it is the
 * only one that core/src/client (3.10.2) reads.
 *
 * @throws Error when the file is no longer `export default {…};`
 */
export const clientConfig: Change = (source) => {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (!json) {
    throw new Error(
      'docusaurus.config.mjs of @docusaurus/core is no longer "export default {…};" — read core/lib/server/codegen/codegen.js and adapt plugins/patches/changes/client-config.ts, or build without it: SITE_PATCHES=-client-config',
    );
  }
  const {future, ...config} = JSON.parse(json) as {future: {experimental_router: string}};
  const entries = Object.entries(config).filter(([name]) => !AT_BUILD.includes(name));
  const {experimental_router} = future;
  return `export default ${JSON.stringify({...Object.fromEntries(entries), future: {experimental_router}})};\n`;
};
