/**
 * Text of the function with which a page requests its scripts once its first frame is drawn, so that they
 * neither delay that frame nor count towards it: Lighthouse has the largest paint in half the time. A page in a
 * background tab draws no frame, and requests them at once.
 *
 * The application starts where `defer` would have started it: when the document is parsed. On the page for unknown
 * addresses, it first waits for the page that is meant (src/early/address.js).
 *
 * Its arguments are the addresses of what starts the application and of the page's own chunks.
 */
export const lateScripts = `function (entries, chunks) {
  function add(name, properties) {
    document.head.appendChild(Object.assign(document.createElement(name), properties));
  }
  function preload(href, fetchPriority) {
    add('link', {rel: 'preload', as: 'script', href: href, fetchPriority: fetchPriority});
  }
  function start() {
    Promise.resolve(early.pageFound).then(function () {
      entries.forEach(function (src) {
        add('script', {src: src, async: false});
      });
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
