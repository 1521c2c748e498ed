import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import path from 'node:path';
import type {Page, Section} from './page';
import type {SayInTwin} from './texts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

interface Source {
  /** `@site/docs/index.mdx`. */
  source: string;
  permalink: string;
  title?: string;
  description?: string;
}

/**
 * The pages of the site's docs, blog and stand-alone pages, each once: the docs that stand in no
 * category of the sidebar, a section a category, in the sidebar's order, and last, under the name
 * that llmstxt.org gives to what a short context can do without, the posts, the newest first, and
 * the stand-alone pages.
 *
 * @param allContent what Docusaurus' content plugins have loaded
 * @param siteDir folder that `@site` stands for
 * @param say texts in the language of the site
 */
export function collectSections(
  allContent: AllContent,
  siteDir: string,
  say: SayInTwin,
): Section[] {
  const docs = contentOf(allContent, 'docs') as DocsContent | undefined;
  const blog = contentOf(allContent, 'blog') as BlogContent | undefined;
  const pages = contentOf(allContent, 'pages') as PagesContent | null | undefined;
  const toPage = (source: Source) => pageOf(source, siteDir);
  return [
    ...(docs?.loadedVersions ?? []).flatMap((version) =>
      docSections(version, toPage, say('start')),
    ),
    {
      title: 'Optional',
      pages: [
        ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
        ...(pages ?? []).filter((page) => page.type === 'mdx'),
      ].map(toPage),
    },
  ];
}

const contentOf = (allContent: AllContent, kind: string): unknown =>
  allContent[`docusaurus-plugin-content-${kind}`]?.default;

function docSections(
  {docs, sidebars}: LoadedVersion,
  toPage: (source: Source) => Page,
  firstTitle: string,
): Section[] {
  const byId = new Map(docs.map((doc) => [doc.id, toPage(doc)]));
  const pagesOf = (items: readonly SidebarItem[]): Page[] =>
    idsOf(items).flatMap((id) => byId.get(id) ?? []);
  const categories = Object.values(sidebars)
    .flat()
    .filter((item) => item.type === 'category')
    .map(({label, items}) => withBundle({title: label, pages: pagesOf(items)}));
  const inCategory = new Set(categories.flatMap(({pages}) => pages));
  const others = [...byId.values()].filter((page) => !inCategory.has(page));
  return [{title: firstTitle, pages: others}, ...categories];
}

const idsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    item.type === 'category'
      ? idsOf(item.items)
      : item.type === 'doc' || item.type === 'ref'
        ? [item.id]
        : [],
  );

/** The bundle of a category is in the folder of its first page. */
function withBundle(section: Section): Section {
  const folder = path.posix.dirname(section.pages[0]?.permalink ?? '/');
  return {...section, bundle: path.posix.join(folder, 'llms-full.txt')};
}

function pageOf({source, permalink, title = '', description = ''}: Source, siteDir: string): Page {
  return {filePath: source.replace(/^@site/, siteDir), permalink, title, description};
}
