import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where the template writes a script element for each file of a page. */
const SCRIPTS = /<% it\.scripts\.forEach[^]*?<% \}\); %>/;

const ADDRESSES = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';

if (!SCRIPTS.test(upstream)) {
  throw new Error(
    'the page template of @docusaurus/core no longer writes its scripts in a loop — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/bundle/page-template.ts',
  );
}

/**
 * Upstream's page template, except that the scripts are a list which src/early/application.ts reads, and without indentation, line breaks and `/>`, so
 * that an HTML minifier has nothing left to do.
 */
export const pageTemplate = upstream
  .trim()
  .replace(/\n\s*/g, '')
  .replaceAll(' />', '>')
  .replace(SCRIPTS, () => `<script type="application/json" data-scripts>${ADDRESSES}</script>`);
