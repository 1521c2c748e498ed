import type {PageFault} from '../fault-lines';
import {policyOf, type Needs} from '../policy/policy';
import {hashOf, readNeeds} from '../policy/read-needs';
import type {Build} from '../reader';
import type {Step} from '../step';
import type {Styles} from './styles';

/** The first tag of a head; the policy doesn't apply to what precedes it. */
const CHARSET = '<meta charset="UTF-8">';

/**
 * Writes a Content Security Policy (Level 3) into every page, computed from what the page contains. It is
 * in the page so that it holds on every host; what only a header can say is left to the host.
 *
 * @param sheet the styles that the page gets
 * @throws Error for a page without exactly one `<meta charset>`; and once all pages have been seen, with a
 *   line for everything that the policy blocks
 */
export function policy(
  {siteConfig, linesOf}: Pick<Build, 'siteConfig' | 'linesOf'>,
  sheet: Pick<Styles, 'css'>,
): Step {
  const needs = new Map<string, Needs>();
  const faults: PageFault[] = [];
  let style: string | undefined;
  return {
    see({address, file, html, tree}) {
      const found = readNeeds(tree, siteConfig.url);
      if (html.split(CHARSET).length !== 2) {
        throw new Error(
          `${file} does not have exactly one ${CHARSET} — read core/lib/ssg/ssgTemplate.html.js and adapt plugins/finish/steps/policy.ts`,
        );
      }
      needs.set(file, found);
      faults.push(...found.problems.map((problem) => ({...problem, address})));
    },
    last({file, html}) {
      if (faults.length > 0) {
        throw new Error(linesOf(faults).join('\n'));
      }
      const {scripts = [], styles = []} = needs.get(file) ?? {};
      style ??= hashOf(sheet.css());
      const content = policyOf({scripts, styles: [...styles, style]});
      const at = html.indexOf(CHARSET) + CHARSET.length;
      const text = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
      return [{start: at, end: at, text}];
    },
  };
}
