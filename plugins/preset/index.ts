import classicPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const BLOG = require.resolve('@docusaurus/plugin-content-blog');

/** The classic preset, whose blog has complete feeds (plugins/output/feeds). */
export default function preset(context: LoadContext, options: Options): Preset {
  const {plugins = [], themes} = classicPreset(context, options);
  return {plugins: plugins.map(withCompleteFeeds), themes};
}

const withCompleteFeeds = (plugin: PluginConfig): PluginConfig =>
  Array.isArray(plugin) && plugin[0] === BLOG
    ? [require.resolve('../output/feeds'), plugin[1]]
    : plugin;
