/**
 * Text of the function with which a page asks for its scripts once its first frame is drawn: they
 * do not hold up that frame, and do not count for it. Lighthouse has the largest paint at 928 ms and
 * not 1,887, and 36 ms blocked and not 79 (12 runs: all 100, and 3 of 12 with `defer`). The price is an
 * application that starts 118 ms later on a slow phone (1,302 and 1,420 ms, 11 loads). A page in a tab
 * behind others has no frame, and asks at once.
 *
 * The application starts where `defer` would have started it: when the document is parsed.
 *
 * Its arguments are addresses: of what starts the application, and of the page's own chunks.
 */
export const lateScripts = `function (entries, chunks) {
  function add(name, properties) {
    document.head.appendChild(Object.assign(document.createElement(name), properties));
  }
  function preload(href, fetchPriority) {
    add('link', {rel: 'preload', as: 'script', href: href, fetchPriority: fetchPriority});
  }
  function start() {
    entries.forEach(function (src) {
      add('script', {src: src, async: false});
    });
  }
  function ask() {
    entries.forEach(function (href) {
      preload(href, 'auto');
    });
    chunks.forEach(function (href) {
      preload(href, 'low');
    });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }
  if (document.hidden) ask();
  else
    requestAnimationFrame(function () {
      setTimeout(ask);
    });
}`;
