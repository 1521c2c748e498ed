/** The pages that writers write: what each file is written as, and which there are. */
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
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

interface Contents {
  docs: DocsContent;
  blog: BlogContent;
  pages: ContentPage[];
}

/** What each instance of a content plugin has loaded, by its id; one that is turned off has loaded nothing. */
export const contentsOf = <Kind extends ContentKind>(
  allContent: AllContent,
  kind: Kind,
): Readonly<Record<string, Contents[Kind]>> =>
  Object.fromEntries(
    Object.entries(allContent[`docusaurus-plugin-content-${kind}`] ?? {}).filter(
      (entry): entry is [string, Contents[Kind]] => Boolean(entry[1]),
    ),
  );

/** The versions of all docs. */
export const versionsOf = (allContent: AllContent): LoadedVersion[] =>
  Object.values(contentsOf(allContent, 'docs')).flatMap(({loadedVersions}) => loadedVersions);

/** The posts of all blogs, the newest of each first. */
export const postsOf = (allContent: AllContent): BlogPost[] =>
  Object.values(contentsOf(allContent, 'blog')).flatMap(({blogPosts}) => blogPosts);

/** The docs, posts and stand-alone pages of all instances of their plugins. */
export const contentPages = (allContent: AllContent): ContentPage[] => [
  ...versionsOf(allContent).flatMap(({docs}) => docs),
  ...postsOf(allContent).map(({metadata}) => metadata),
  ...Object.values(contentsOf(allContent, 'pages')).flat(),
];
