import type {FooterColumnItem, FooterLinkItem, NavbarItem} from '@docusaurus/theme-common';
import {footer} from '../../site/footer';
import {navbar} from '../../site/navbar';

// The owner's choices aren't promises: tests read them from where the site does.

/** The footer's links, in order. */
export const footerLinks = (footer.links as (FooterColumnItem | FooterLinkItem)[])
  .flatMap((link) => ('items' in link ? (link.items as FooterLinkItem[]) : [link]))
  .map(({label, to, href}) => ({label, address: to ?? href}));

const items = navbar.items as NavbarItem[];

/** Types of navbar items that are links; an item without a type is one. */
const linkTypes = [undefined, 'default', 'doc', 'docSidebar', 'docsVersion'];

/** The texts of the navbar's links, in the order in which they appear. */
export const navbarLabels: string[] = [
  {label: navbar.title},
  ...items.filter(({position}) => position === 'left'),
  ...items.filter(({position}) => position !== 'left'),
]
  .filter(({type}: NavbarItem) => linkTypes.includes(type))
  .map(({label}) => label ?? '');
