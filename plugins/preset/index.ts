import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {itemsOnTheRight} from './items-on-the-right';

const BLOG = require.resolve('@docusaurus/plugin-content-blog');

/**
 * The classic preset, with two additions: its blog has complete feeds (plugins/output/feeds), and a
 * navbar item that names no side goes on the right.
 *
 * Presets are called before any plugin, so this is the only place where the navbar can be given its
 * default before the theme's validation gives it another.
 *
 * @param options for the classic preset, which validates them
 */
export default function preset(context: LoadContext, options: Options): Preset {
  const {siteConfig} = context;
  siteConfig.themeConfig = itemsOnTheRight(siteConfig.themeConfig);
  const {plugins = [], themes} = classicPreset(context, options);
  return {plugins: plugins.map(withCompleteFeeds), themes};
}

const withCompleteFeeds = (plugin: PluginConfig): PluginConfig =>
  Array.isArray(plugin) && plugin[0] === BLOG
    ? [require.resolve('../output/feeds'), plugin[1]]
    : plugin;
