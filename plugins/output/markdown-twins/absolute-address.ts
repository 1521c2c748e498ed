import {servedAddress, twinAddress} from '../../../lib/addresses';
import type {Site} from './page';

/**
 * The address of a link or picture in a form that works wherever the Markdown is pasted: absolute, and
 * that of the twin if the page has one.
 *
 * `/Android/using?a=b#configure` → `<site>/Android/using.md?a=b#configure`
 *
 * @param target as in the HTML; a heading on the same page and an address on another site don't change
 * @param address of the page that links
 */
export function absoluteAddress(target: string, address: string, site: Site): string {
  const {origin, pathname, search, hash} = new URL(target, site.url + address);
  if (target.startsWith('#') || origin !== new URL(site.url).origin) {
    return target;
  }
  const page = servedAddress(pathname, site.baseUrl);
  const path = site.hasTwin(decodeURI(page)) ? twinAddress(page, site.baseUrl) : pathname;
  return origin + path + search + hash;
}
