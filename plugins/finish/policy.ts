import {createHash} from 'node:crypto';
import type {PageFault} from './faults';
import type {Page, Tag} from './page';
import {remember} from './read-page';

const HERE = 'plugins/finish/policy.ts';

/** Elements that load or send something that the policy has no directive for. */
const NOT_COVERED = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

/** The `rel`s of links that a browser follows of its own accord. */
const LOADS = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)$/;

/** What a style sheet in a page may not load: fonts, other style sheets, and anything on another host. */
const LOADED_BY_STYLE = /@font-face|@import|url\(["']?(?:https?:|\/\/)[^)]*/i;

/** Something that a page's policy would block. */
type Problem = Omit<PageFault, 'address'>;

/**
 * The value of a page's Content Security Policy (Level 3). Scripts and styles are those of this page alone. The rest
 * is the same everywhere: the application shows other pages in the same document, under the same policy.
 *
 * - `data:` images: small ones in style sheets and pages (Docusaurus' url-loader)
 * - default: Firefox checks prefetching against it
 * - connect: docs' texts (src/doc-text), the search index, pages to copy as Markdown, and whether a
 *   chunk that failed exists (src/client-modules)
 *
 * It is in the page so that it holds on every host. `frame-ancestors` and reporting only work in a header, which is
 * left to the host.
 *
 * @param scripts their texts
 * @param styles the same; at least one
 */
export function policyOf(scripts: readonly string[], styles: readonly string[]): string {
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].join(' ');
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-src 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `script-src 'self' ${hashes(scripts)}`.trim(),
    `style-src ${hashes(styles)}`,
    "worker-src 'none'",
  ].join('; ');
}

/** A script or a style, in the form in which a policy names it. */
const hashOf = (text: string) => remember(hashes, text, newHash);
const hashes = new Map<string, string>();
const newHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Looks for what a page's policy would block.
 *
 * @param site origin of the site
 * @returns a function that finds it in a page
 */
export function blockedOn(site: string): (page: Page) => PageFault[] {
  const known = new Map<Tag, Problem[]>();
  const inTag = (tag: Tag) => remember(known, tag, () => problemsOf(tag, site));
  return ({address, tags, styles}) =>
    [...tags.flatMap(inTag), ...styles.flatMap(inStyle)].map((problem) => ({...problem, address}));
}

function problemsOf(tag: Tag, site: string): Problem[] {
  const {tagName, properties, source} = tag;
  const problems: Problem[] = [];
  const add = (problem: string, mend: string, text: string) =>
    problems.push({problem: `${source.slice(0, 120)} ${problem}`, mend, text});
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
    add('is not covered by the policy', `do without, or add a directive to ${HERE}`, `<${tagName}`);
  }
  const foreign = addressesOf(tag).find((address) => !isCovered(address, tagName, site));
  if (foreign !== undefined) {
    add(`loads ${foreign} from another host`, 'put the file in static/', foreign);
  }
  return problems;
}

const inStyle = (style: string): Problem[] =>
  (LOADED_BY_STYLE.exec(style) ?? []).map((loaded) => ({
    problem: `<style> has "${loaded}", which the policy forbids`,
    mend: `do without, or extend ${HERE}`,
    text: loaded,
  }));

/** The addresses that a browser fetches because of an element. */
function addressesOf({tagName, properties}: Tag): string[] {
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
