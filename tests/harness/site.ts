import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {FooterColumnItem, FooterLinkItem, NavbarItem} from '@docusaurus/theme-common';
import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';
import {documentedIds, platformIds} from '../../product/find-platform';
import {platformPages} from '../../product/platform-pages';
import {platforms} from '../../product/platforms';
import {footer, navbar} from '../../site/theme-config';
import {redirects} from '../../site/redirects';
import writtenSidebars from '../../sidebars';

// What the site has, whichever SDK it documents: all of it is read from where the site does.

const docsIn = (folders: readonly string[]) =>
  folders.flatMap((folder) => platformPages.map((page) => `/${folder}/${page}`));

/** The routes of the platforms' docs (specification 2.2). */
export const platformDocs = docsIn(documentedIds.map((id) => platforms[id].path));

/** Those of the platforms that have an SDK. */
export const sdkDocs = docsIn(platformIds.map((id) => platforms[id].path));

/** The first doc about how the SDK is used. */
export const [, usingPage = ''] = sdkDocs;

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The versions of the docs that were set apart, beside what is written next. */
export const versions = fs.existsSync('versions.json')
  ? (readJson('versions.json') as string[])
  : [];

/** The newest, which has the addresses without a version. */
const [latest] = versions;

const docs = latest ? `versioned_docs/version-${latest}` : 'docs';

export const sidebars = latest
  ? (readJson(`versioned_sidebars/version-${latest}-sidebars.json`) as SidebarsConfig)
  : writtenSidebars;

const written = Globby.sync([`{${docs},blog,src/pages}/**/*.{md,mdx}`, '!**/_*'])
  .map((filePath) => ({filePath, text: fs.readFileSync(filePath, 'utf8')}))
  .map(({filePath, text}) => ({
    filePath,
    route: routeOf(filePath, text),
    isHidden: /^(?:draft|unlisted): true$/m.test(text),
  }));

/** All pages that writers wrote, without drafts and unlisted ones. */
export const pages = written.filter(({isHidden}) => !isHidden);

/** The published routes (specification 2.1 to 2.6), without those of unlisted pages. */
export const routes: string[] = fs
  .readFileSync('site/public-addresses.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .filter((route) => !redirects.some(({from}) => from === route))
  .filter((route) => !written.some((page) => page.isHidden && page.route === route));

/** The address of a page with the names and slugs that the site's pages have. */
function routeOf(filePath: string, text: string): string {
  const [, slug] = /^slug: (.+)$/m.exec(text) ?? [];
  return filePath.startsWith('blog/') && slug
    ? `/blog/${slug}`
    : `/${filePath.replace(`${docs}/`, '').replace(/^src\/pages\/|(?:\bindex)?\.mdx?$/g, '')}`;
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
