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

/** What the instances of a content plugin have loaded; one that is turned off has loaded nothing. */
const loadedBy = <Content>(allContent: AllContent, kind: 'docs' | 'blog' | 'pages'): Content[] =>
  Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {}).filter(Boolean) as Content[];

/** The versions of each instance of the docs. */
export const versionsByInstance = (allContent: AllContent): LoadedVersion[][] =>
  loadedBy<DocsContent>(allContent, 'docs').map(({loadedVersions}) => loadedVersions);

/** The versions of all docs. */
export const versionsOf = (allContent: AllContent): LoadedVersion[] =>
  versionsByInstance(allContent).flat();

/** The posts of all blogs, the newest of each first. */
export const postsOf = (allContent: AllContent): BlogPost[] =>
  loadedBy<BlogContent>(allContent, 'blog').flatMap(({blogPosts}) => blogPosts);

/** The addresses at which blogs list their tags, below those of the blogs. */
export const tagListsOf = (allContent: AllContent): string[] =>
  loadedBy<BlogContent>(allContent, 'blog').map(({blogTagsListPath}) => blogTagsListPath);

/** The docs, posts and stand-alone pages of all instances of their plugins. */
export const contentPages = (allContent: AllContent): ContentPage[] => [
  ...versionsOf(allContent).flatMap(({docs}) => docs),
  ...postsOf(allContent).map(({metadata}) => metadata),
  ...loadedBy<ContentPage[]>(allContent, 'pages').flat(),
];
