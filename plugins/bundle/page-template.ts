import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where the template writes a script element for each file of a page. */
const SCRIPTS = /<% it\.scripts\.forEach[^]*?<% \}\); %>/;

/**
 * Text of the function with which a page requests its scripts once its first frame is drawn, so that they
 * neither delay that frame nor count towards it: Lighthouse has the largest paint in half the time. A page in a
 * background tab draws no frame, and requests them at once.
 *
 * The application starts where `defer` would have started it: when the document is parsed. On the page for unknown
 * addresses, it first waits for the page that is meant (src/early/address.js). A page's own chunks are preloaded but not
 * executed: the application requests each of them when it starts. If one were executed and failed before that, the
 * application would see the element but not the failure, and wait for its timeout of two minutes.
 */
const lateScripts = `function (scripts) {
  var entries = [];
  function add(name, properties) {
    document.head.appendChild(Object.assign(document.createElement(name), properties));
  }
  function start() {
    Promise.resolve(early.pageFound).then(function () {
      entries.forEach(function (src) {
        add('script', {src: src, async: false});
      });
    });
  }
  function ask() {
    scripts.forEach(function (href) {
      var isEntry = /\\/(main|framework)\\./.test(href);
      if (isEntry) entries.push(href);
      add('link', {rel: 'preload', as: 'script', href: href, fetchPriority: isEntry ? 'auto' : 'low'});
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

const ADDRESSES = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';

if (!SCRIPTS.test(upstream)) {
  throw new Error(
    'the page template of @docusaurus/core no longer writes its scripts in a loop — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/bundle/page-template.ts',
  );
}

/**
 * Upstream's page template, except that a script requests the scripts, and without indentation, line breaks and `/>`, so
 * that an HTML minifier has nothing left to do.
 */
export const pageTemplate = upstream
  .trim()
  .replace(/\n\s*/g, '')
  .replaceAll(' />', '>')
  .replace(SCRIPTS, () => `<script>(${lateScripts})(${ADDRESSES})</script>`);
