import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {completeFeed, feedFiles} from './complete-feed';

export {validateOptions};

/**
 * The blog plugin, with complete feeds. Plugins finish a build side by side, so that only an
 * extended plugin can change what it wrote.
 */
export default async function blogFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await blogPlugin(context, options);
  return {
    ...blog,
    async postBuild(props) {
      await blog.postBuild?.(props);
      const {siteConfig, baseUrl, outDir} = props;
      await Promise.all(
        feedFiles.map(async (name) => {
          const file = path.join(outDir, options.routeBasePath, name);
          const address = `${siteConfig.url}${baseUrl}${options.routeBasePath}/${name}`;
          await fs.writeFile(file, completeFeed(name, await fs.readFile(file, 'utf8'), address));
        }),
      );
    },
  };
}
