// @ts-check
/**
 * Names the reader's platform in `data-platform` on the document, before the first paint: that of the page, else
 * that of `?platform=`, else the remembered one (specification 10.2 and 10.3). The application follows the same
 * rule afterwards (src/components/RememberedPlatform).
 */
(() => {
  const {platforms} = early;
  const values = Object.values(platforms);
  const query = new URLSearchParams(location.search);
  const queried = query.get('platform');
  const folder = location.pathname
    .split('/')
    .slice(0, -1)
    .find((name) => name in platforms);

  /** @param {string | null | undefined} value */
  const isKnown = (value) => typeof value === 'string' && values.includes(value);

  // Otherwise, the application would take it for a choice, and ignore the remembered one.
  if (queried !== null && !isKnown(queried)) {
    query.delete('platform');
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }
  const remembered = early.read('docusaurus.tab.platform');
  const platform = [folder && platforms[folder], queried, remembered].find(isKnown);
  if (platform) {
    document.documentElement.dataset.platform = platform;
  }
})();
