import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The files that start the application; all others belong to a page. */
export const ENTRY_FILE = /\/(?:main|framework)\.[^/]+$/;

const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Upstream's template of a page, but a page's own chunks are preloaded, and not executed: the
 * application asks for each of them when it starts. It would wait for an executed one that failed
 * before its start until its timeout of two minutes, as it sees the element and not the failure.
 */
export const pageTemplate = condensed(withPreloads(upstream));

/**
 * @param template an eta template that writes a script element for each file of a page
 * @throws Error when it does not
 */
export function withPreloads(template: string): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      `the page template of @docusaurus/core no longer has "${SCRIPT}" — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/page-chunks`,
    );
  }
  const preload =
    '<link rel="preload" as="script" href="<%= it.baseUrl %><%= script %>" fetchpriority="low">';
  return template.replace(
    SCRIPT,
    `<% if (${ENTRY_FILE}.test(script)) { %>${SCRIPT}<% } else { %>${preload}<% } %>`,
  );
}

/** The template without indentation, line breaks and `/>`: nothing is left for an HTML minifier. */
function condensed(template: string): string {
  return template.trim().replace(/\n\s*/g, '').replaceAll(' />', '>');
}
