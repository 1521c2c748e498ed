import {decoded} from '../../lib/addresses';
import {changeAddress} from './router';

/** A path as a host may take it for that of a page: without `.html`, `/index`, a second slash or capitals. */
export const plainPath = (path: string): string =>
  decoded(path)
    .replace(/\/+/g, '/')
    .replace(/(\/index)?(\.html)?\/?$/i, '')
    .toLowerCase();

/**
 * Gives a page its own address before the application reads it (specification 2.8). Upstream would draw "Page Not
 * Found" in its place, or another page than the host sent.
 *
 * Where the host has sent a page of another address, the application takes the page over as it was sent. Then it goes
 * to the address that the reader asked for, unless that ends with the page's own, as in a copy of the site in a folder
 * of another host.
 */
export function keepOwnAddress(): void {
  makeDecodable();
  addEventListener('popstate', makeDecodable);
  const {pathname, search, hash, origin, protocol} = location;
  const tag = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const own = tag ? new URL(tag.content).pathname : pathname;
  if (own === pathname || protocol === 'file:') {
    return;
  }
  history.replaceState(history.state, '', own + search + hash);
  if (plainPath(own) !== plainPath(pathname) && !pathname.endsWith(own)) {
    // With its host, since two slashes at its start would be that of another one. Upstream draws the page of a folder for
    // its `index.html`, and leaves the address.
    const asked = origin + pathname.replace(/\/index\.html$/, '') + search + hash;
    document.documentElement.dataset.goesOn = '';
    addEventListener('applicationstart', () => changeAddress(asked), {once: true});
  }
}

/** An address that can't be decoded twice, as upstream and its router do at each change, loses its percent signs. */
function makeDecodable(): void {
  const address = new URL(location.href);
  address.pathname = decodable(address.pathname);
  address.hash = decodable(address.hash);
  if (address.href !== location.href) {
    history.replaceState(history.state, '', address);
  }
}

function decodable(text: string): string {
  try {
    decodeURIComponent(decodeURIComponent(text));
    return text;
  } catch {
    return text.replaceAll(/%(25)?/g, '');
  }
}
