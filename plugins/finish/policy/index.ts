import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {rewritePages} from '../rewrite-pages';
import {pageAddress} from '../../../lib/published-files';
import {readBuiltPages} from '../../guards/page-faults/read-built-pages';
import {policyOf} from './policy';
import type {NeedsAndProblems} from './read-needs';

/** The first tag of a head; what stands before the policy is not bound by it. */
const CHARSET = '<meta charset="UTF-8">';

/** Upstream's drawings for icons, with a style attribute (theme-classic 3.10.2, src/index.ts). */
const SPRITES = '<svg style="display: none;">';

/**
 * Writes a Content Security Policy (Level 3) into every page, computed from what the page has. It
 * is in the page, so that it holds on every host; what only a header can say is left to the host.
 *
 * The plugins before it in the list have finished their pages, and no plugin may change one afterwards.
 *
 * @throws Error with the file for what a page has and the policy does not let pass
 */
export default function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    postBuild({outDir, baseUrl, routes, siteConfig}) {
      rewritePages(outDir, (html) => html.replace(SPRITES, '<svg display="none">'));
      const pages = readBuiltPages({outDir, baseUrl, routes, siteConfig});
      rewritePages(outDir, (html, name) => {
        const page = pages.get(pageAddress(baseUrl + name));
        const file = path.relative(process.cwd(), path.join(outDir, name));
        return withPolicy(file, html, page?.needs);
      });
      return Promise.resolve();
    },
  };
}

/**
 * @param file name of the page, for the error
 * @param html the page as it would be published
 * @param needs of the page, and what is wrong with it
 * @returns the page with the policy as the first element that it binds
 * @throws Error for what the policy does not let pass, and where the page has no `<meta charset>`
 */
export function withPolicy(
  file: string,
  html: string,
  needs: NeedsAndProblems | undefined,
): string {
  if (!needs) {
    throw new Error(`${file}  was written after the pages were read — write it before`);
  }
  const {problems} = needs;
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => `${file}  ${problem}`).join('\n'));
  }
  const [before, after] = html.split(CHARSET);
  if (before === undefined || after === undefined) {
    throw new Error(
      `${file} has not one ${CHARSET} — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/policy`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(needs)}">`;
  return `${before}${CHARSET}${meta}${after}`;
}
