// @ts-check
/**
 * Names the reader's platform in `data-platform` on the document, from the first paint on: that of the page, else
 * that of `?platform=`, else the remembered one (specification 10.2 and 10.3). The first two are remembered.
 */
(() => {
  const KEY = 'docusaurus.tab.platform';
  const {platforms} = early;

  /** @param {string | null} remembered */
  function name(remembered) {
    const folder = location.pathname
      .split('/')
      .slice(0, -1)
      .find((each) => each in platforms);
    const queried = new URLSearchParams(location.search).get('platform');
    const platform = [folder && platforms[folder], queried, remembered].find(
      (value) => value && Object.values(platforms).includes(value),
    );
    if (platform) {
      document.documentElement.dataset.platform = platform;
    }
    return platform;
  }

  early.namePlatform = () => {
    const remembered = early.read(KEY);
    const platform = name(remembered);
    if (platform && platform !== remembered) {
      early.write(KEY, platform);
    }
  };

  early.namePlatform();
  addEventListener('storage', ({key, newValue}) => {
    if (key === KEY) {
      name(newValue);
    }
  });
})();
