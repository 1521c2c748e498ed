import {createHash} from 'node:crypto';
import {resolved} from '../../lib/addresses';
import type {PageFault} from './faults';
import type {Page, Tag} from './page';
import {remember} from './read-page';

const HERE = 'plugins/finish/policy.ts';

/** Elements that load or send something that the policy has no directive for. */
const NOT_COVERED = ['audio', 'base', 'embed', 'iframe', 'object', 'video'];

/**
 * The `rel`s of links that a browser doesn't follow of its own accord, of those in the HTML standard: everything else
 * loads something, or at least connects to its host.
 */
const NOT_FOLLOWED = new Set(
  'alternate author bookmark canonical external help license me next nofollow noopener noreferrer prev privacy-policy search tag terms-of-service'.split(
    ' ',
  ),
);

/** The attributes with addresses that a browser fetches or, like `ping`, sends something to; of the HTML standard and SVG. */
const LOADING = ['background', 'data', 'ping', 'poster', 'src', 'xLinkHref'];

/** Elements that `href` doesn't make a browser fetch anything for. */
const LINKS = ['a', 'area', 'base'];

/** Elements whose addresses the policy takes for pictures, which may be in the address itself. */
const PICTURES = ['image', 'img', 'link', 'source'];

/**
 * What no style sheet may load: other style sheets, and anything on another host or, but for pictures, in the address
 * itself.
 */
const LOADED_BY_STYLE =
  /@import[^;]*|(?:url|src|image-set)\(\s*["']?(?:(?:https?:)?\/\/|data:(?!image\/))[^)]*/i;

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
  const sends = properties.action ?? properties.formAction;
  if (NOT_COVERED.includes(tagName) || sends !== undefined) {
    add('is not covered by the policy', `do without, or add a directive to ${HERE}`, `<${tagName}`);
  }
  const foreign = addressesOf(tag).find((address) => !isCovered(address, tagName, site));
  if (foreign !== undefined) {
    add(`loads ${foreign} from another host`, 'put the file in static/', foreign);
  }
  return problems;
}

/** What a style sheet loads that the policy of a page forbids; undefined if there is nothing. */
export const loadedByStyle = (style: string): string | undefined =>
  LOADED_BY_STYLE.exec(style)?.[0];

const inStyle = (style: string): Problem[] =>
  (LOADED_BY_STYLE.exec(style) ?? []).map((loaded) => ({
    problem: `<style> has "${loaded}", which the policy forbids`,
    mend: `do without, or extend ${HERE}`,
    text: loaded,
  }));

/** The addresses that a browser fetches because of an element. */
function addressesOf({tagName, properties}: Tag): string[] {
  const {rel, href} = properties;
  const isFollowed =
    tagName === 'link'
      ? [rel].flat().some((word) => !NOT_FOLLOWED.has(String(word).toLowerCase()))
      : !LINKS.includes(tagName);
  const sets = [properties.srcSet, properties.imageSrcSet].flatMap((set) => (set ?? '').split(','));
  return [...LOADING.flatMap((name) => properties[name]), ...(isFollowed ? [href] : []), ...sets]
    .filter((address) => typeof address === 'string')
    .flatMap((address) => address.trim().split(/\s/)[0] || []);
}

function isCovered(address: string, tagName: string, site: string): boolean {
  const to = resolved(address, site);
  return (
    to?.origin === new URL(site).origin || (to?.protocol === 'data:' && PICTURES.includes(tagName))
  );
}
