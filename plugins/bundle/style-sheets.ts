import type {Plugin} from '@docusaurus/types';
import type {AtRule} from 'postcss';

/**
 * Has desktop begin at 996 px in every style sheet, and leaves prefixes to the minifier alone.
 *
 * - Desktop begins AT 996 px in them (specification 3.18). In Docusaurus 3.10.2 and Infima, it begins at
 *   997 px. The patch `desktop-from-996` does the same for their scripts.
 * - What older browsers need is left to the minifier, Lightning CSS, which uses the same browserslist.
 *   Docusaurus has postcss-preset-env do it first, for each of a hundred or so style sheets: that takes
 *   a fifth of a build's time, and changes nothing but a few extra prefixes.
 * - postcss-loader doesn't search for a config file around each of them: there is none.
 *
 * It can go when the breakpoint is an option, and Docusaurus leaves prefixes to Lightning CSS.
 *
 * @upstream @docusaurus/bundler/lib/loaders/styleLoader.js
 */
export default function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [
        ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
        {postcssPlugin: 'desktop-from-996', AtRule: {media: from996}},
      ],
    }),
  };
}

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

function from996(rule: AtRule): void {
  rule.params = rule.params
    .replace(/\(max-width:\s*996px\)/g, '(width < 996px)')
    .replace(/\(min-width:\s*997px\)/g, '(min-width: 996px)');
}
