import type {Plugin} from '@docusaurus/types';

/**
 * Leaves what older browsers need to the minifier, Lightning CSS, which knows the same browserslist.
 * Docusaurus has postcss-preset-env do it before, anew for each of some hundred style sheets: 2 of 10
 * seconds of a build, for no other style sheet but some prefixes more. postcss-loader also looks for a
 * config file around each, and there is none.
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

/** @param plugins of postcss-loader: plugins, or pairs of a path and options */
export function withoutPresetEnv(plugins: readonly unknown[]): unknown[] {
  const others = plugins.filter((plugin) => !isPresetEnv(plugin));
  if (others.length !== plugins.length - 1) {
    throw new Error(
      'the style sheets are not compiled with one postcss-preset-env — read bundler/lib/loaders/styleLoader.js and adapt plugins/bundle/lightning-css',
    );
  }
  return others;
}

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));
