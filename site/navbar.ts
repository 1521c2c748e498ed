import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';

export const navbar: NonNullable<ThemeConfig['navbar']> = {
  // The wordmark is a picture: its text alternative is the site's name.
  logo: {
    alt: facts.provider.name,
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 214,
    height: 32,
  },
  items: [
    {
      type: 'docSidebar',
      sidebarId: 'docs',
      label: facts.sdk.name,
      position: 'left',
    },
    {href: facts.provider.website, label: 'Website', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};
