// @ts-check
/**
 * Gives a page its canonical address: one without `.html` or `/index.html` (specification 2.8). Upstream matches
 * the other only in the browser; what it renders then differs from the HTML that the host sent.
 */
(() => {
  const {pathname, search, hash, protocol} = location;
  let path = pathname.replace(/(\/index)?\.html$/, '');
  // The address of the site's root ends with a slash.
  if (`${path}/` === early.baseUrl) {
    path += '/';
  }
  if (path !== pathname && protocol !== 'file:') {
    history.replaceState(history.state, '', path + search + hash);
  }
})();
