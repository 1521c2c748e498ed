import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';

export const navbar: NonNullable<ThemeConfig['navbar']> = {
  // The logo beside it is product/logo.svg: src/theme/Navbar/Logo.
  title: facts.provider.name,
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
