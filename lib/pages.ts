/** The pages that writers write: what each file is written as, and which there are. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Whether readers get a text as a doc, as a post or as a stand-alone page. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** Where each kind is written; Docusaurus 3.10.2 adds `-id` or `id_` to the names for a further instance of a plugin. */
const FOLDERS: Readonly<Record<ContentKind, RegExp>> = {
  docs: /^(?:docs|(?:[^/]+_)?versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-[^/]+)?)\//,
  blog: /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog(?:-[^/]+)?)\//,
  pages: /^(?:src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages(?:-[^/]+)?)\//,
};

/**
 * What a file's folder makes of it, in any language and version; undefined outside these folders.
 * `i18n/fr/docusaurus-plugin-content-docs/current/a.mdx` → `docs`
 *
 * @param filePath from the site's folder, with `/` on every system
 */
export const contentKind = (filePath: string): ContentKind | undefined =>
  (['docs', 'blog', 'pages'] as const).find((kind) => FOLDERS[kind].test(filePath));

/** A page that is made from one Markdown file. */
export interface ContentPage {
  /** Such as `@site/docs/Android/using.mdx`. */
  source: string;
  permalink: string;
  unlisted?: boolean;
}

/** The docs, posts and stand-alone pages of all instances of their plugins. */
export function contentPages(allContent: AllContent): ContentPage[] {
  const contentsOf = (kind: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {}).filter(Boolean);
  return [
    ...(contentsOf('docs') as LoadedContent[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) => docs),
    ),
    ...(contentsOf('blog') as BlogContent[]).flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    ...(contentsOf('pages') as ContentPage[][]).flat(),
  ];
}
