import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';
import path from 'node:path';
import {completeFeeds} from './complete-feed';

export {validateOptions};

/** Texts of the feeds, by the names of their options. */
const FEED_TEXTS = {
  title: 'The title of the feeds',
  description: 'The description of the feeds',
  copyright: 'The copyright of the feeds',
};

/**
 * The blog plugin, with complete feeds, and with all of its texts for translators: those of the feeds,
 * and those of components next to the posts. Plugins finish a build side by side, so a plugin must be
 * extended to change what it wrote.
 */
export default async function blogFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await blogPlugin(context, options);
  return {
    ...blog,
    // `write-translations` also looks for components here.
    getPathsToWatch: () => [
      ...(blog.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, options.path, '**/*.tsx'),
    ],
    async getTranslationFiles(args) {
      const files = (await blog.getTranslationFiles?.(args)) ?? [];
      return [...files, {path: 'feeds', content: feedTexts(options)}];
    },
    translateContent(args) {
      const feeds = args.translationFiles.find((file) => file.path === 'feeds')?.content ?? {};
      for (const [name, {message}] of Object.entries(feeds)) {
        Object.assign(options.feedOptions, {[name]: message});
      }
      return blog.translateContent?.(args) ?? args.content;
    },
    async postBuild(props) {
      await blog.postBuild?.(props);
      const {siteConfig, baseUrl, outDir} = props;
      const folder = options.routeBasePath;
      completeFeeds(path.join(outDir, folder), siteConfig.url + baseUrl + folder);
    },
  };
}

function feedTexts({feedOptions}: PluginOptions): TranslationFileContent {
  return Object.fromEntries(
    Object.entries(FEED_TEXTS).map(([name, description]) => [
      name,
      {message: feedOptions[name as keyof typeof FEED_TEXTS] ?? '', description},
    ]),
  );
}
