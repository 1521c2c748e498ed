// @ts-check
/**
 * Gives a page its own address before the application reads it (specification 2.8): without `.html`, `/index`, a
 * second slash or other capitals, all of which hosts answer with the page. Upstream would draw "Page Not Found" in its
 * place, or another page than the host sent.
 *
 * Where the host has sent a page of another address, the application takes the page over as it was sent. Then it goes
 * to the address that the reader asked for, unless that ends with the page's own, as in a copy of the site in a folder
 * of another host.
 *
 * An address that can't be decoded twice, as upstream and its router do at each change, loses its percent signs.
 */
(() => {
  /** @param {string} text */
  function decodable(text) {
    try {
      decodeURIComponent(decodeURIComponent(text));
      return text;
    } catch {
      return text.replaceAll(/%(25)?/g, '');
    }
  }

  function makeDecodable() {
    const address = new URL(location.href);
    address.pathname = decodable(address.pathname);
    address.hash = decodable(address.hash);
    if (address.href !== location.href) {
      history.replaceState(history.state, '', address);
    }
  }

  /** @param {string} path */
  const plain = (path) =>
    decodeURIComponent(path)
      .replace(/\/+/g, '/')
      .replace(/(\/index)?(\.html)?\/?$/i, '')
      .toLowerCase();

  makeDecodable();
  addEventListener('popstate', makeDecodable);
  const {pathname, search, hash, origin, protocol} = location;

  /**
   * Instead of "Page Not Found", leads to the page that the address means, if the sitemap of its language has one
   * (specification 16.6: it may differ in case or by a trailing slash). Many hosts have one such page for all
   * languages: in another one, it leads to that language's own.
   */
  async function goToKnownPage() {
    const wanted = `${plain(pathname)}/`;
    const bases = early.bases.filter((each) => wanted.startsWith(`${plain(each)}/`));
    const base = bases.sort().at(-1) ?? own.replace('404.html', '');
    const sitemap = await fetch(`${base}sitemap.xml`);
    const pages = [...(await sitemap.text()).matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)];
    const known = pages.map(([, path]) => path || '/').find((path) => `${plain(path)}/` === wanted);
    const instead = known ?? `${base}404.html`;
    if (![pathname, own].includes(instead)) {
      location.replace(instead + search + hash);
      await new Promise(() => {});
    }
  }

  /** @type {HTMLMetaElement | null} */
  const tag = document.querySelector('meta[property="og:url"]');
  const own = tag ? new URL(tag.content).pathname : pathname;
  if (own === pathname || protocol === 'file:') {
    return;
  }

  function takeOver() {
    history.replaceState(history.state, '', own + search + hash);
    if (plain(own) !== plain(pathname) && !pathname.endsWith(own)) {
      addEventListener('applicationstart', () => {
        // With its host, since two slashes at its start would be that of another one.
        history.replaceState(history.state, '', origin + pathname + search + hash);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    }
  }

  if (own.endsWith('/404.html')) {
    early.pageFound = goToKnownPage().then(takeOver, takeOver);
  } else {
    takeOver();
  }
})();
