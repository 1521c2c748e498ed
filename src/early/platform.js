// @ts-check
/**
 * Names the reader's platform in `data-platform` on the document, before the first paint: that of the page, else
 * that of `?platform=`, else the remembered one (specification 10.2 and 10.3). The application follows the same
 * rule afterwards (src/components/RememberedPlatform).
 */
(() => {
  const {platforms} = early;
  const folder = location.pathname
    .split('/')
    .slice(0, -1)
    .find((name) => name in platforms);
  const queried = new URLSearchParams(location.search).get('platform');
  const remembered = early.read('docusaurus.tab.platform');
  const values = Object.values(platforms);
  const platform = [folder && platforms[folder], queried, remembered].find(
    (value) => value && values.includes(value),
  );
  if (platform) {
    document.documentElement.dataset.platform = platform;
  }
})();
