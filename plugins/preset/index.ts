import classicPreset, {type Options, type ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const BLOG = require.resolve('@docusaurus/plugin-content-blog');

/**
 * The classic preset, with two additions: its blog has complete feeds (plugins/output/feeds), and a
 * navbar item that names no side goes on the right (specification 3.6).
 *
 * Docusaurus 3.10.2 has the same default where it renders the navbar, but its validation (theme-classic,
 * src/options.ts) first sets every item to `left`. Presets are called before that, and before any plugin.
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

function itemsOnTheRight(themeConfig: ThemeConfig): ThemeConfig {
  const {navbar} = themeConfig;
  const items = navbar?.items?.map((item) => ({position: 'right' as const, ...item}));
  return items ? {...themeConfig, navbar: {...navbar, items}} : themeConfig;
}
