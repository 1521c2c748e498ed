import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {createHash} from 'node:crypto';
import {eachElement} from '../each-element';
import {isInlineScript} from '../steps/scripts';
import type {Needs} from './policy';
import {problemsOf, type Problem} from './problems';

export interface NeedsAndProblems extends Needs {
  /** What the policy blocks, with the start tag. */
  problems: readonly Problem[];
}

/**
 * Finds what a page's policy has to allow, and what it never allows.
 *
 * @param page as it would be published
 * @param site origin of the site
 */
export function readNeeds(page: Root, site: string): NeedsAndProblems {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const problems: Problem[] = [];
  eachElement(page, (element) => {
    const {tagName} = element;
    if (isInlineScript(element)) {
      scripts.add(hashOf(toString(element)));
    }
    if (tagName === 'style') {
      styles.add(hashOf(toString(element)));
    }
    for (const problem of problemsOf(element, site)) {
      problems.push({...problem, problem: `${startTag(element)} ${problem.problem}`});
    }
    return true;
  });
  return {scripts: [...scripts], styles: [...styles], problems};
}

/** A script or a style, in the form in which a policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const startTag = (element: Element) =>
  toHtml({...element, children: []})
    .replace(/<\/.*/, '')
    .slice(0, 120);
