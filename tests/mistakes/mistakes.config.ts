import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

const [[preset, options]] = site.presets as [[string, Options & {docs: object; blog: object}]];
const themeConfig = site.themeConfig as ThemeConfig;

/** The site with other docs and pages, and a single post: few short pages besides those of the mistake are built fast. */
const withContent = (content: {docs?: object; pages: object}): Config => ({
  ...site,
  presets: [
    [
      preset,
      {
        ...options,
        docs: {
          ...options.docs,
          path: 'tests/kitchen/docs',
          include: ['index.mdx', '*/{install,using,examples}.mdx'],
          ...content.docs,
        },
        blog: {...options.blog, path: 'tests/kitchen/blog', include: ['days/*-1.md']},
        pages: {...(options.pages as object), ...content.pages},
      },
    ],
  ],
});

/** A mistake that a site can have, by name. */
const mistakes: Readonly<Record<string, Config>> = {
  text: withContent({
    docs: {path: 'tests/mistakes/text/docs', include: ['*.mdx'], sidebarPath: undefined},
    pages: {path: 'tests/mistakes/text/pages'},
  }),
  pages: withContent({pages: {path: 'tests/mistakes/pages'}}),
  navbar: {
    ...withContent({
      docs: {sidebarPath: './tests/mistakes/sidebars-with-empty-one.ts'},
      pages: {path: 'tests/mistakes/navbar'},
    }),
    // A build leaves out the types of items that aren't in its config.
    themeConfig: {
      ...themeConfig,
      navbar: {
        ...themeConfig.navbar,
        items: [
          ...(themeConfig.navbar?.items ?? []),
          {type: 'doc', docId: 'iOS/using'},
          {type: 'docsVersionDropdown'},
        ],
      },
    },
  },
};

export default mistakes[process.env.MISTAKE ?? ''];
