import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {servedAddress} from '../../../lib/addresses';
import {contentsOf, postsOf} from '../../../lib/pages';
import type {SayInTwin} from './texts';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Pages under one heading of the index. */
export interface Section {
  title: string;
  /** Their addresses. */
  pages: readonly string[];
  /** Whether a file with all of them is worth having. */
  isTopic: boolean;
}

/**
 * The pages of the site by section: the docs outside the sidebar's categories, those in no sidebar last, a
 * section for each category, a section for each further instance of the docs, and last, under the name that llmstxt.org
 * gives to what a short context can do without, the posts, newest first. The stand-alone pages follow the first docs.
 * Docs are those of the latest version.
 *
 * @param allContent what Docusaurus' content plugins have loaded
 * @param say texts in the language of the site
 */
export function sectionsOf(allContent: AllContent, baseUrl: string, say: SayInTwin): Section[] {
  const served = (section: Section): Section => ({
    ...section,
    pages: section.pages.map((permalink) => servedAddress(permalink, baseUrl)),
  });
  const {default: main, ...more} = contentsOf(allContent, 'docs');
  const pages = Object.values(contentsOf(allContent, 'pages')).flat();
  const standAlone = pages.map(({permalink}) => permalink);
  const [first, ...topics] = [
    ...lastVersion(main).flatMap((version) => sidebarSections(version, say('start'))),
    ...Object.entries(more).flatMap(([id, content]) =>
      lastVersion(content).map((version) => instanceSection(id, version)),
    ),
  ];
  return [
    {title: say('start'), pages: [...(first?.pages ?? []), ...standAlone], isTopic: false},
    ...topics,
    {
      title: 'Optional',
      pages: postsOf(allContent).map(({metadata}) => metadata.permalink),
      isTopic: false,
    },
  ].map(served);
}

/** None if the docs are turned off. */
const lastVersion = (content: DocsContent | undefined): LoadedVersion[] =>
  (content?.loadedVersions ?? []).filter(({isLast}) => isLast);

const instanceSection = (id: string, {docs}: LoadedVersion): Section => ({
  title: id,
  pages: docs.map(({permalink}) => permalink),
  isTopic: true,
});

function sidebarSections({docs, sidebars}: LoadedVersion, firstTitle: string): Section[] {
  const addresses = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const categories = Object.values(sidebars)
    .flat()
    .filter((item) => item.type === 'category')
    .map((category) => ({
      title: category.label,
      pages: idsOf([category]).flatMap((id) => addresses.get(id) ?? []),
      isTopic: true,
    }));
  const inCategory = new Set(categories.flatMap(({pages}) => pages));
  const inOrder = new Set([...idsOf(Object.values(sidebars).flat()), ...addresses.keys()]);
  const others = [...inOrder]
    .flatMap((id) => addresses.get(id) ?? [])
    .filter((address) => !inCategory.has(address));
  return [{title: firstTitle, pages: others, isTopic: false}, ...categories];
}

/** The docs among a sidebar's items, in its order; a category can be a doc itself. */
const idsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') {
      return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
  });
