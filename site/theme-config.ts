import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {HtmlTagObject} from '@docusaurus/types';
import {CARD_SIZE, SITE_CARD} from '../lib/social-cards';
import {scriptLiteral} from '../lib/text';
import {facts} from '../product';
import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';

/** Without `style`: on the dark grounds that it offers, our colours aren't legible (specification 9.3). */
type Navbar = Omit<NonNullable<ThemeConfig['navbar']>, 'style'>;

/**
 * Puts items that name no side on the right (specification 3.6). Docusaurus 3.10.2 has the same default where it
 * renders the navbar, but its validation (theme-classic, src/options.ts) first sets every item to `left`.
 */
export const onTheRight = (items: NonNullable<Navbar['items']>): Navbar['items'] =>
  items.map((item) => ({position: 'right', ...item}));

export const navbar: Navbar = {
  title: facts.provider.name,
  // product/logo.svg, which plugins/output/icons.ts publishes.
  logo: {src: 'img/logo.svg', width: 32, height: 32},
  items: onTheRight([
    {
      type: 'docSidebar',
      sidebarId: 'docs',
      label: facts.sdk.name,
      position: 'left',
    },
    {href: facts.provider.website, label: 'Website'},
    {type: 'search'},
  ]),
};

/** Without `style`, as in the navbar. */
export const footer: Omit<NonNullable<ThemeConfig['footer']>, 'style'> = {
  links: [
    {
      title: 'Documentation',
      items: [
        {label: facts.sdk.name, to: '/'},
        {label: 'Getting Started', to: `/${facts.android.path}/install`},
      ],
    },
    {
      title: 'Platforms',
      items: platformIds.map((id) => ({
        label: platforms[id].name,
        to: `/${platforms[id].path}/install`,
      })),
    },
    {
      title: facts.provider.name,
      items: [
        {label: 'Website', href: facts.provider.website},
        // It opens the reader's email app, so it needs no new tab, nor the sign of one that Docusaurus draws after an `href`.
        {label: 'Support', to: `mailto:${facts.support.email}`, target: '_self'},
      ],
    },
  ],
  copyright: `${facts.provider.name}. ${facts.provider.tagline}.`,
};

const platformNames = platformIds.map((id) => platforms[id].name);

/** Consists only of names, because Docusaurus doesn't translate `metadata`. */
const description = `${facts.sdk.name} (${platformNames.join(', ')}): ${facts.provider.tagline}`;

export const themeConfig: ThemeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  blog: {sidebar: {groupByYear: true}},
  image: SITE_CARD,
  metadata: [
    // For pages that Docusaurus gives no description of their own: tags, authors, an author's posts.
    {name: 'description', content: description},
    {property: 'og:description', content: description},
    {name: 'application-name', content: facts.sdk.name},
    {property: 'og:site_name', content: facts.sdk.name},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: `${CARD_SIZE.width}`},
    {property: 'og:image:height', content: `${CARD_SIZE.height}`},
    {property: 'og:image:alt', content: `${facts.sdk.name}: ${facts.provider.tagline}`},
  ],
  navbar,
  footer,
  // No theme: the build highlights code (plugins/content/code) and src/css/code.css colours it. Docusaurus
  // would put its default theme in the config that every page loads.
  prism: {theme: {plain: {}, styles: []}},
};

const home = `${facts.site.url}/`;

/**
 * The website and its provider, for search engines: a script of JSON-LD, in the terms of schema.org, for the
 * head of every page. Docusaurus adds what it knows of posts and breadcrumbs.
 */
export const structuredData: HtmlTagObject = {
  tagName: 'script',
  attributes: {type: 'application/ld+json'},
  innerHTML: scriptLiteral({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: facts.sdk.name,
    url: home,
    publisher: {
      '@type': 'Organization',
      '@id': `${facts.provider.website}/#organization`,
      name: facts.provider.name,
      url: facts.provider.website,
      slogan: facts.provider.tagline,
      logo: `${home}img/logo.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'technical support',
        email: facts.support.email,
      },
    },
  }),
};
