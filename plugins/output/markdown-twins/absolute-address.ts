import path from 'node:path';
import {twinAddress} from '../../../src/components/MarkdownTwin/address';
import type {Page, Site} from './page';

/** `https:`, `mailto:` and the like; `pathname:` is Docusaurus' own. */
const SCHEME = /^(?!pathname:)[a-z][a-z\d+.-]*:/i;

/**
 * The target of a link, as it works wherever the Markdown is pasted: an absolute address, that of
 * the twin where the page has one.
 *
 * `./using.mdx#configure` on `/Android/install` → `<site>/Android/using.md#configure`
 *
 * @param target as it is written; a heading of the same page and another site's address stay so
 * @param page where it is written
 */
export function absoluteAddress(target: string, page: Page, site: Site): string {
  if (target.startsWith('#') || SCHEME.test(target)) {
    return target;
  }
  const [address = '', heading] = target.split('#');
  const source = path.resolve(path.dirname(page.filePath), address);
  const pathname = site.permalinkOf.get(source) ?? pathnameOf(address, page, site);
  const url = site.url + (site.permalinks.has(pathname) ? twinAddress(pathname) : pathname);
  return heading === undefined ? url : `${url}#${heading}`;
}

function pathnameOf(address: string, {permalink}: Page, {url, baseUrl}: Site): string {
  const raw = address.replace(/^pathname:\/\//, '');
  // As Docusaurus does: an address from the root is one below the base url, unless it says otherwise.
  const below = raw === address && raw.startsWith('/') ? baseUrl + raw.slice(1) : raw;
  return new URL(below, url + permalink).pathname;
}
