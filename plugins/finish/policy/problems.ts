import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';

const POLICY = 'plugins/finish/policy/policy.ts';

/** Elements that load or send something that the policy has no directive for. */
const NOT_COVERED = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

/** The `rel`s of links that a browser follows of its own accord. */
const LOADS = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)$/;

/** What a style sheet in a page may not load: fonts, other style sheets, and anything on another host. */
const LOADED_BY_STYLE = /@font-face|@import|url\(["']?(?:https?:|\/\/)[^)]*/i;

export interface Problem {
  /** What is wrong with the element. */
  problem: string;
  /** How to fix it. */
  mend: string;
  /** What to look for in the source of the page. */
  text: string;
}

/**
 * What a page's policy would block.
 *
 * @param site origin of the site
 */
export function problemsOf(element: Element, site: string): Problem[] {
  const {tagName, properties} = element;
  const problems: Problem[] = [];
  const add = (problem: string, mend: string, text: string) => problems.push({problem, mend, text});
  for (const name of Object.keys(properties).filter((key) => /^on[A-Z]/i.test(key))) {
    add(`has the event handler ${name.toLowerCase()}`, `use a component's ${name}`, name);
  }
  if (properties.style !== undefined) {
    add('has a style attribute', 'give it a class, and write a rule for that class', 'style=');
  }
  if (/^\s*javascript:/i.test(String(properties.href))) {
    add('has a script as its address', 'use a button in a component', 'javascript:');
  }
  if (NOT_COVERED.includes(tagName) || properties.action !== undefined) {
    const mend = `do without, or add a directive to ${POLICY}`;
    add('is not covered by the policy', mend, `<${tagName}`);
  }
  const foreign = addressesOf(element).find((address) => !isCovered(address, tagName, site));
  if (foreign !== undefined) {
    add(`loads ${foreign} from another host`, 'put the file in static/', foreign);
  }
  const [loaded] = (tagName === 'style' && LOADED_BY_STYLE.exec(toString(element))) || [];
  if (loaded) {
    const mend = `do without, or extend ${POLICY}`;
    add(`has "${loaded}", which the policy forbids`, mend, loaded);
  }
  return problems;
}

/** The addresses that a browser fetches because of an element. */
function addressesOf({tagName, properties}: Element): string[] {
  const {src, srcSet, rel, href} = properties;
  const loads = tagName === 'link' && [rel].flat().some((word) => LOADS.test(String(word)));
  const set = typeof srcSet === 'string' ? srcSet.split(',') : [];
  return [src, ...set, loads ? href : undefined]
    .filter((address) => typeof address === 'string')
    .map((address) => address.trim().split(/\s/)[0] ?? '');
}

function isCovered(address: string, tagName: string, site: string): boolean {
  const {origin, protocol} = new URL(address, site);
  return origin === new URL(site).origin || (protocol === 'data:' && tagName === 'img');
}
