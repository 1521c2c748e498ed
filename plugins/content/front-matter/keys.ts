/** What the value of a key may be. */
export type Kind = 'text' | 'flag' | 'number' | 'texts' | 'date' | 'any';

type Keys = Readonly<Record<string, Kind>>;

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
};

/**
 * The keys of a front matter, by the folder of the page. Of what Docusaurus 3.10.2 knows
 * (`lib/frontMatter.js` of its content plugins), those that have no better form are left out.
 */
export const keysByFolder: Readonly<Record<'docs' | 'blog' | 'src', Keys>> = {
  docs: {
    ...everywhere,
    id: 'text',
    tags: 'texts',
    sidebar_label: 'text',
    displayed_sidebar: 'text',
    hide_title: 'flag',
    pagination_label: 'text',
    pagination_next: 'text',
    pagination_prev: 'text',
  },
  blog: {...everywhere, authors: 'texts', tags: 'texts', date: 'date', sidebar_label: 'text'},
  src: {...everywhere, wrapperClassName: 'text'},
};
