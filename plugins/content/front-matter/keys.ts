import type {ContentKind} from '../../../lib/pages';

/** What the value of a key may be. */
export type Kind = 'text' | 'name' | 'flag' | 'number' | 'texts' | 'names' | 'date' | 'any';

export type Keys = Readonly<Record<string, Kind>>;

const everywhere: Keys = {
  title: 'text',
  description: 'text',
  slug: 'text',
  image: 'text',
  keywords: 'texts',
  hide_table_of_contents: 'flag',
  toc_min_heading_level: 'number',
  toc_max_heading_level: 'number',
  last_update: 'any',
  draft: 'flag',
  unlisted: 'flag',
  mdx: 'any',
};

/**
 * The keys of front matter, by the kind of the page: what Docusaurus 3.10.2 accepts
 * (`lib/frontMatter.js` of its content plugins), without old names and without other ways to give authors.
 */
export const keysByKind: Readonly<Record<ContentKind, Keys>> = {
  docs: {
    ...everywhere,
    id: 'name',
    tags: 'texts',
    sidebar_label: 'text',
    displayed_sidebar: 'text',
    hide_title: 'flag',
    pagination_label: 'text',
    pagination_next: 'text',
    pagination_prev: 'text',
    custom_edit_url: 'text',
    parse_number_prefixes: 'flag',
    sidebar_key: 'text',
    sidebar_position: 'number',
    sidebar_class_name: 'text',
    sidebar_custom_props: 'any',
  },
  blog: {
    ...everywhere,
    authors: 'names',
    tags: 'texts',
    date: 'date',
    sidebar_label: 'text',
    title_meta: 'text',
  },
  pages: {...everywhere, wrapperClassName: 'text'},
};
