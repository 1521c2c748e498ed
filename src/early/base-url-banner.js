// @ts-check
/**
 * Draws a banner on a page that received none of its assets, usually because of a wrong base URL (specification
 * 6.3): when every script of the page hasn't loaded, or turned out to be something else (many hosts answer any
 * address with a page).
 *
 * Its words are in plugins/bundle/early-scripts.ts. Upstream's banner has different ones, is only on the home page,
 * links to another site and has inline styles. Here, styles are set through the CSSOM, which the site's policy allows.
 */
(() => {
  const missing = new Set();

  /** @param {ErrorEvent} event */
  function draw(event) {
    // Firefox also reports errors of its own and of extensions, in events that a page may not read.
    if (!(event instanceof Event)) {
      return;
    }
    const {target, filename} = event;
    missing.add(target instanceof HTMLScriptElement ? target.src : filename);
    const scripts = [...document.scripts].filter(({src}) => src.includes('/assets/js/'));
    if (scripts.length === 0 || !scripts.every(({src}) => missing.has(src))) {
      return;
    }
    removeEventListener('error', draw, true);
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.textContent = early.banner;
    banner.style.cssText =
      'margin:1rem;padding:1rem 1.5rem;border:3px solid #b42318;border-radius:8px;background:#fff4e5;color:#1c1917;font:1rem/1.5 system-ui,sans-serif;white-space:pre-line';
    document.body.prepend(banner);
  }

  addEventListener('error', draw, true);
})();
