import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {lateScripts} from './late-scripts';

/** The files that start the application; all others belong to a page. */
const ENTRY_FILE = /\/(?:main|framework)\.[^/]+$/;

const SCRIPTS =
  '<% it.scripts.forEach((script) => { %>' +
  '<script src="<%= it.baseUrl %><%= script %>" defer></script>' +
  '<% }); %>';

/**
 * Upstream's page template, except that a script requests the scripts. A page's own chunks are preloaded
 * but not executed: the application requests each of them when it starts. If one were executed and
 * failed before that, the application would see the element but not the failure, and wait for its
 * timeout of two minutes.
 */
export const pageTemplate = withLateScripts(upstream);

/** @throws Error when the template doesn't write a script element for each file of a page */
function withLateScripts(template: string): string {
  const condensed = withoutSpace(template);
  if (!condensed.includes(SCRIPTS)) {
    throw new Error(
      `the page template of @docusaurus/core no longer has "${SCRIPTS}" — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/bundle/page-template.ts`,
    );
  }
  const isEntry = `${ENTRY_FILE}.test(script)`;
  const script = `<script>(${lateScripts})(${addresses(isEntry)}, ${addresses(`!${isEntry}`)})</script>`;
  return condensed.replace(SCRIPTS, () => script);
}

/** The part of a template that writes the addresses of the scripts that meet a condition. */
function addresses(condition: string): string {
  return `<%~ JSON.stringify(it.scripts.filter((script) => ${condition}).map((script) => it.baseUrl + script)) %>`;
}

/** The template without indentation, line breaks and `/>`, so that an HTML minifier has nothing left to do. */
function withoutSpace(template: string): string {
  return template.trim().replace(/\n\s*/g, '').replaceAll(' />', '>');
}
