import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import fs from 'node:fs';
import path from 'node:path';

// What is wrong with the addresses in a site below `/docs/` on its host, in two languages, with two versions of its docs.

const isDoc = (address: string) => /\/(?:install|using|examples)\/?$/.test(address);

/** Where each version is in each language. */
const places = ['/docs', '/docs/next', '/docs/ar', '/docs/ar/next'];

/** The place whose docs a page's links lead to: its own, or that of the latest docs in its language. */
const placeOf = (address: string): string =>
  places.findLast((place) => `${address}/`.startsWith(`${place}/`)) ?? 'outside';

/** What is wrong with the addresses that a page links to. */
export const faultsOf = (
  address: string,
  all: readonly string[],
  ofDocs: readonly string[],
): string[] => [
  ...all
    .filter((to) => placeOf(to) === 'outside')
    .map((to) => `${address} leads outside, to ${to}`),
  ...ofDocs
    .filter((to) => isDoc(to) && to.replace(/\/\w+\/\w+\/?$/, '') !== placeOf(address))
    .map((to) => `${address} leads to other docs, ${to}`),
];

const HOST = 'https://host.test';

/** The paths on the same host that some links of a page lead to. */
const pathsOf = (address: string, links: readonly Element[]): string[] =>
  links
    .map(({properties}) => new URL(String(properties.href), HOST + address))
    .filter(({origin}) => origin === HOST)
    .map(({pathname}) => pathname);

/** What is wrong with the links of a file. */
export function faultsOfLinks(folder: string, file: string): string[] {
  const tree = fromHtml(fs.readFileSync(path.join(folder, file), 'utf8'));
  const address = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const toOthers = new Set(selectAll('.theme-doc-version-banner a', tree));
  const ofDocs = selectAll('main a[href], nav.menu a[href]', tree).filter(
    (link) => !toOthers.has(link),
  );
  const all = selectAll('a[href]', tree);
  return faultsOf(address, pathsOf(address, all), pathsOf(address, ofDocs));
}

/** Addresses from the host's root in the head and the words of a page; its data, in scripts, has those of sources. */
const FROM_ROOT = /(?<=[\s"'=])\/(?!docs\/)[\w./-]+\.\w+(?![^<]*<\/script>)/g;

/**
 * The addresses of the site in a file that aren't below the base URL.
 *
 * @param origin of the site
 */
export function outsideAddresses(origin: string, folder: string, file: string): string[] {
  // As in the links to assistants.
  const text = fs
    .readFileSync(path.join(folder, file), 'utf8')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/');
  const fromRoot = file.endsWith('.html') ? (text.match(FROM_ROOT) ?? []) : [];
  const isOfSite = (address: string) => fs.existsSync(path.join(folder, 'docs', address));
  const outside = [
    ...text
      .split(`${origin}/`)
      .slice(1)
      .filter((rest) => !/^docs(?![\w-])/.test(rest)),
    ...fromRoot.filter(isOfSite),
  ];
  return outside.map((rest) => `${file} has ${rest.slice(0, 40)}`);
}
