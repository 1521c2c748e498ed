/** The pages that writers write, as the content plugins have loaded them. */
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

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
export const contentsOf = <Kind extends keyof Contents>(
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
