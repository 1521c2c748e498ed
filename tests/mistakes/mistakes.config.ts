import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

const [[preset, options]] = site.presets as [[string, Options & {docs: object; blog: object}]];
const themeConfig = site.themeConfig as ThemeConfig;

/** A site with few short pages besides those of the mistake, so that it is built fast. */
const small = {
  docs: {
    ...options.docs,
    path: 'tests/kitchen/docs',
    include: ['index.mdx', '*/{install,using,examples}.mdx'],
    showLastUpdateTime: false,
  },
  blog: {
    ...options.blog,
    path: 'tests/kitchen/blog',
    include: ['days/*-1.md'],
    showLastUpdateTime: false,
  },
};

/** The site with other options of its docs, blog or pages. */
const withContent = (content: {docs?: object; blog?: object; pages?: object}): Config => ({
  ...site,
  presets: [
    [
      preset,
      {
        ...options,
        docs: {...small.docs, ...content.docs},
        blog: {...small.blog, ...content.blog},
        pages: {...(options.pages as object), showLastUpdateTime: false, ...content.pages},
      },
    ],
  ],
});

const withPages = (folder: string) => withContent({pages: {path: `tests/mistakes/${folder}`}});

const withItems = (config: Config, items: NavbarItem[]): Config => ({
  ...config,
  themeConfig: {
    ...themeConfig,
    navbar: {...themeConfig.navbar, items: [...(themeConfig.navbar?.items ?? []), ...items]},
  },
});

/** What stops a site while it loads needs none of our plugins, some of which would go on working when it has stopped. */
const bare = (config: Config): Config => ({...config, plugins: []});

/** A mistake that a site can have, by name. The first ones stop it while it loads, the last ones while it is built. */
const mistakes: Record<string, () => Config> = {
  option: () => ({...site, colour: 'teal'}) as Config,
  'item-type': () => bare(withItems(site, [{type: 'carousel', label: 'Carousel'}])),
  sidebar: () =>
    bare(withContent({docs: {sidebarPath: './tests/mistakes/sidebars-with-unknown-doc.ts'}})),
  text: () =>
    withContent({
      docs: {path: 'tests/mistakes/text/docs', include: ['*.mdx'], sidebarPath: undefined},
      pages: {path: 'tests/mistakes/text/pages'},
    }),
  pages: () => withPages('pages'),
  // A build leaves out the types of items that aren't in its config.
  navbar: () =>
    withItems(
      withContent({
        docs: {sidebarPath: './tests/mistakes/sidebars-with-empty-one.ts'},
        pages: {path: 'tests/mistakes/navbar'},
      }),
      [{type: 'doc', docId: 'iOS/using'}, {type: 'docsVersionDropdown'}],
    ),
};

const {MISTAKE = ''} = process.env;
const mistake = mistakes[MISTAKE];
if (!mistake) {
  throw new Error(`there is no mistake called "${MISTAKE}" — name one in MISTAKE`);
}

export default mistake();
