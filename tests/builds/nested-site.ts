import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import fs from 'node:fs';
import path from 'node:path';

// What is wrong with the addresses in a site below `/docs/` on its host, in two languages, with two versions of its docs.

/** Where each version is in each language. */
const places = ['/docs', '/docs/next', '/docs/ar', '/docs/ar/next'];

/** The place whose docs a page's links lead to: its own, or that of the latest docs in its language. */
const placeOf = (address: string) =>
  places.findLast((place) => `${address}/`.startsWith(`${place}/`));

/** The addresses that a page links to that are those of docs in another place. */
export const ofOtherDocs = (address: string, links: readonly string[]): string[] =>
  links.filter((to) => {
    const [, place] = /^(.*)\/\w+\/(?:install|using|examples)\/?$/.exec(to) ?? [];
    return place !== undefined && place !== placeOf(address);
  });

const HOST = 'https://host.test';

/** What is wrong with the links of a file: they lead outside, or to other docs. */
export function faultsOfLinks(folder: string, file: string): string[] {
  const tree = fromHtml(fs.readFileSync(path.join(folder, file), 'utf8'));
  const address = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  /** The paths on the same host that some links lead to. */
  const pathsOf = (links: readonly Element[]) =>
    links
      .map(({properties}) => new URL(String(properties.href), HOST + address))
      .filter(({origin}) => origin === HOST)
      .map(({pathname}) => pathname);
  const outside = pathsOf(selectAll('a[href]', tree)).filter((to) => !placeOf(to));
  const toOthers = selectAll('.theme-doc-version-banner a', tree);
  const ofDocs = selectAll('main a[href], nav.menu a[href]', tree).filter(
    (link) => !toOthers.includes(link),
  );
  return [...outside, ...ofOtherDocs(address, pathsOf(ofDocs))].map(
    (to) => `${address} leads to ${to}`,
  );
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
  const whole = text.split(`${origin}/`).slice(1);
  const fromRoot = file.endsWith('.html') ? (text.match(FROM_ROOT) ?? []) : [];
  return [
    ...whole.filter((rest) => !/^docs(?![\w-])/.test(rest)),
    ...fromRoot.filter((address) => fs.existsSync(path.join(folder, 'docs', address))),
  ].map((rest) => `${file} has ${rest.slice(0, 40)}`);
}
