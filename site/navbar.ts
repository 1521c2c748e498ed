import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';

export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: facts.provider.name,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
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
