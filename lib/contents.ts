import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import path from 'node:path';

/** Pages that may link to each other by file: a version of the docs, the blog, or the stand-alone pages. */
export interface Content {
  /** Where they are: that of the translations, then that of the originals. */
  folders: readonly string[];
  pages: readonly Page[];
}

interface Page {
  /** `@site/docs/iOS/using.mdx` */
  source: string;
  permalink: string;
}

export type Folders = Pick<LoadContext, 'siteDir' | 'localizationDir'>;

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';
const PAGES = 'docusaurus-plugin-content-pages';

/** All content of the site. The blog and the stand-alone pages are where Docusaurus has them by default. */
export function contentsOf(allContent: AllContent, {siteDir, localizationDir}: Folders): Content[] {
  const folders = (pluginName: string, original: string) => [
    getPluginI18nPath({localizationDir, pluginName, pluginId: 'default'}),
    path.join(siteDir, original),
  ];
  const docs = Object.values(allContent[DOCS] ?? {}) as LoadedContent[];
  const blog = allContent[BLOG]?.default as BlogContent | undefined;
  const pages = allContent[PAGES]?.default as Page[] | undefined;
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.map((version) => ({
        folders: [version.contentPathLocalized, version.contentPath].filter(
          (folder) => folder !== undefined,
        ),
        pages: version.docs,
      })),
    ),
    {
      folders: folders(BLOG, 'blog'),
      pages: blog?.blogPosts.map(({metadata}) => metadata) ?? [],
    },
    {folders: folders(PAGES, 'src/pages'), pages: pages ?? []},
  ];
}
