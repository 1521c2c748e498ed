import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {createHash} from 'node:crypto';
import {eachElement} from '../../guards/page-faults/each-element';
import type {Needs} from './policy';
import {problemsOf} from './problems';

/** Scripts that are data: no browser runs them, and no policy binds them. */
const DATA = /^application\/(?:ld\+)?json$/;

export interface NeedsAndProblems extends Needs {
  /** What the policy does not let pass: the start tag, and how to mend it. */
  problems: readonly string[];
}

/**
 * Reads out of a page what its policy has to allow, and what it never does.
 *
 * @param page as it would be published
 * @param site origin of the site
 */
export function readNeeds(page: Root, site: string): NeedsAndProblems {
  const [scripts, styles, problems] = [new Set<string>(), new Set<string>(), new Set<string>()];
  eachElement(page, (element) => {
    const {tagName, properties} = element;
    if (tagName === 'script' && !properties.src && !DATA.test(String(properties.type))) {
      scripts.add(hashOf(element));
    }
    if (tagName === 'style') {
      styles.add(hashOf(element));
    }
    if (tagName === 'link' && [properties.rel].flat().includes('stylesheet')) {
      styles.add("'self'");
    }
    problemsOf(element, site).forEach((problem) => {
      problems.add(`${startTag(element)} ${problem}`);
    });
    return true;
  });
  return {scripts: [...scripts], styles: [...styles], problems: [...problems]};
}

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(toString(element)).digest('base64')}'`;

const startTag = (element: Element) =>
  toHtml({...element, children: []})
    .replace(/<\/.*/, '')
    .slice(0, 120);
