import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {createHash} from 'node:crypto';
import {eachElement} from '../elements';
import type {PageFault} from '../fault-lines';
import {policyOf} from '../policy/policy';
import {problemsOf} from '../policy/problems';
import type {Build, Reading} from '../reader';
import {isInlineScript} from './scripts';

/** The first tag of a head; the policy doesn't apply to what precedes it. */
const CHARSET = '<meta charset="UTF-8">';

/**
 * Writes a Content Security Policy (Level 3) into every page, computed from what the page contains. It is
 * in the page so that it holds on every host; what only a header can say is left to the host.
 *
 * @param css the style sheet that every page gets
 * @throws Error for a page without exactly one `<meta charset>`; and once all pages have been seen, with a
 *   line for everything that the policy blocks
 */
export function policy(
  {siteConfig, linesOf}: Pick<Build, 'siteConfig' | 'linesOf'>,
  css: string,
): Reading {
  const faults: PageFault[] = [];
  const sheet = hashOf(css);
  return {
    see({address, file, html, tree, edits}) {
      const [scripts, styles] = [new Set<string>(), new Set<string>()];
      eachElement(tree, (element) => {
        if (isInlineScript(element)) {
          scripts.add(hashOf(toString(element)));
        }
        if (element.tagName === 'style') {
          styles.add(hashOf(toString(element)));
        }
        for (const found of problemsOf(element, siteConfig.url)) {
          faults.push({...found, address, problem: `${startTag(element)} ${found.problem}`});
        }
        return true;
      });
      if (html.split(CHARSET).length !== 2) {
        throw new Error(
          `${file} does not have exactly one ${CHARSET} — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/steps/policy.ts`,
        );
      }
      const at = html.indexOf(CHARSET) + CHARSET.length;
      const content = policyOf([...scripts], [...styles, sheet]);
      const text = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
      edits.push({start: at, end: at, text});
    },
    end() {
      if (faults.length > 0) {
        throw new Error(linesOf(faults).join('\n'));
      }
    },
  };
}

/** A script or a style, in the form in which a policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const startTag = (element: Element) =>
  toHtml({...element, children: []})
    .replace(/<\/.*/, '')
    .slice(0, 120);
