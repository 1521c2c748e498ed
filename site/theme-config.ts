import type {ThemeConfig} from '@docusaurus/preset-classic';
import {CARD_SIZE, SITE_CARD} from '../plugins/output/social-cards';
import {facts} from '../product';
import {platforms} from '../product/platforms';
import {footer} from './footer';
import {navbar} from './navbar';

const platformNames = Object.values(platforms).map(({name}) => name);

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
