import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** Where the template writes a script element for each file of a page. */
const SCRIPTS = /<% it\.scripts\.forEach[^]*?<% \}\); %>/;

/** Where it writes the scripts of src/early, among other elements of the head. */
const HEAD_TAGS = '<%~ it.headTags %>';

const LIST =
  '<script type="application/json" data-scripts><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>';

if (!SCRIPTS.test(upstream) || !upstream.includes(HEAD_TAGS)) {
  throw new Error(
    'the page template of @docusaurus/core no longer writes its scripts in a loop, or its head tags as one — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/bundle/page-template.ts',
  );
}

/**
 * Upstream's page template, except that the scripts are a list which src/early/application.ts reads, and without
 * indentation, line breaks and `/>`, so that an HTML minifier has nothing left to do. The list stands before its reader,
 * which may run while the rest of the head is still on its way. It can go when Docusaurus leaves the loading of scripts to
 * the site.
 *
 * @upstream @docusaurus/core/lib/ssg/ssgTemplate.html.js
 */
export const pageTemplate = upstream
  .trim()
  .replace(/\n\s*/g, '')
  .replaceAll(' />', '>')
  .replace(SCRIPTS, '')
  .replace(HEAD_TAGS, () => LIST + HEAD_TAGS);
