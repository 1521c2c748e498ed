import type {Plugin} from '@docusaurus/types';

/**
 * Leaves what older browsers need to the minifier, Lightning CSS, which uses the same browserslist.
 * Docusaurus has postcss-preset-env do it first, for each of a hundred or so style sheets: that takes
 * 2 of a build's 10 seconds, and changes nothing but a few extra prefixes. postcss-loader also searches
 * for a config file around each of them, and there is none.
 *
 * @throws Error when the style sheets are compiled without postcss-preset-env
 */
export default function lightningCss(): Plugin {
  return {
    name: 'lightning-css',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: withoutPresetEnv(options.plugins),
    }),
  };
}

/** @param plugins those of postcss-loader: plugins, or pairs of a path and options */
export function withoutPresetEnv(plugins: readonly unknown[]): unknown[] {
  const others = plugins.filter((plugin) => !isPresetEnv(plugin));
  if (others.length !== plugins.length - 1) {
    throw new Error(
      'the style sheets are no longer compiled with exactly one postcss-preset-env — read bundler/lib/loaders/styleLoader.js and adapt plugins/bundle/lightning-css',
    );
  }
  return others;
}

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
