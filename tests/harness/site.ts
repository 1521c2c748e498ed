import type {FooterColumnItem, FooterLinkItem, NavbarItem} from '@docusaurus/theme-common';
import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import {footer} from '../../site/footer';
import {navbar} from '../../site/navbar';

// What the site has: its promised routes are written out, everything else is read from where the site does.

/** The routes of the platforms' docs (specification 2.2). */
export const platformDocs = ['Android', 'iOS', 'ReactNative', 'Flutter'].flatMap((platform) =>
  ['install', 'using', 'examples'].map((page) => `/${platform}/${page}`),
);

/** The routes in specification 2.1 to 2.6. */
export const routes = [
  '/',
  ...platformDocs,
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/authors/sdk-team',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/markdown-page',
];

/** All pages that writers wrote, without drafts and unlisted ones. */
export const pages: {filePath: string; route: string}[] = Globby.sync([
  '{docs,blog,src/pages}/**/*.{md,mdx}',
  '!**/_*',
])
  .map((filePath) => ({filePath, text: fs.readFileSync(filePath, 'utf8')}))
  .filter(({text}) => !/^(?:draft|unlisted): true$/m.test(text))
  .map(({filePath, text}) => ({filePath, route: routeOf(filePath, text)}));

/** The address of a page with the names and slugs that the site's pages have. */
function routeOf(filePath: string, text: string): string {
  const [, slug] = /^slug: (.+)$/m.exec(text) ?? [];
  return filePath.startsWith('blog/') && slug
    ? `/blog/${slug}`
    : `/${filePath.replace(/^(?:docs|src\/pages)\/|(?:\bindex)?\.mdx?$/g, '')}`;
}

/** The routes of all pages that writers wrote. */
export const writtenRoutes: string[] = pages.map(({route}) => route).sort();

/** The posts in `blog/`, newest first, by the dates in their file names. */
export const posts = pages
  .filter(({filePath}) => filePath.startsWith('blog/'))
  .sort((one, other) => other.filePath.localeCompare(one.filePath))
  .map((page) => ({...page, year: page.filePath.slice('blog/'.length, 'blog/yyyy'.length)}));

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
