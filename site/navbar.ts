import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';

/** Without `style`: on the dark grounds that it offers, our colours aren't legible (specification 9.3). */
type Navbar = Omit<NonNullable<ThemeConfig['navbar']>, 'style'>;

/**
 * Puts items that name no side on the right (specification 3.6). Docusaurus 3.10.2 has the same default where it
 * renders the navbar, but its validation (theme-classic, src/options.ts) first sets every item to `left`.
 */
export const onTheRight = (items: NonNullable<Navbar['items']>): Navbar['items'] =>
  items.map((item) => ({position: 'right', ...item}));

export const navbar: Navbar = {
  // The logo beside it is product/logo.svg: src/theme/Navbar/Logo.
  title: facts.provider.name,
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
