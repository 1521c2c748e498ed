import type {DocusaurusConfig} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {resolved} from '../../lib/addresses';
import type {PageFault} from './faults';
import type {Page, Tag} from './page';
import {remember} from './read-page';

/** Elements that load or send something that the policy has no directive for, or whose text it has no hash of. */
const NOT_COVERED = ['audio', 'base', 'embed', 'form', 'iframe', 'object', 'style', 'video'];

/**
 * The `rel`s of links that a browser doesn't follow of its own accord, of those in the HTML standard: everything else
 * loads something, or at least connects to its host.
 */
const NOT_FOLLOWED =
  /^(?:alternate|author|bookmark|canonical|external|help|license|me|next|nofollow|noopener|noreferrer|prev|privacy-policy|search|tag|terms-of-service)$/i;

/** The attributes with addresses that a browser fetches or, like `ping`, sends something to; of the HTML standard and SVG. */
const LOADING = ['background', 'href', 'imageSrcSet', 'ping', 'src', 'srcSet', 'xLinkHref'];

/** In an attribute, an address with a host. */
const WITH_HOST = /(?<=^|[\s,])(?:https?:)?\/\/\S*/gi;

/**
 * What no style sheet may load: other style sheets, and anything on another host or, but for pictures, in the address
 * itself.
 */
const LOADED_BY_STYLE =
  /@import[^;]*|(?:url|src|image-set)\(\s*["']?(?:(?:https?:)?\/\/|data:(?!image\/))[^)]*/i;

/** Something that a page's policy would block. */
type Problem = Omit<PageFault, 'address'>;

/**
 * The value of a page's Content Security Policy (Level 3). Its scripts are those of this page alone. The rest is the
 * same everywhere: the application shows other pages in the same document, under the same policy.
 *
 * - `data:` images: small ones in style sheets and pages (Docusaurus' url-loader)
 * - default: Firefox checks prefetching against it
 * - connect: docs' texts (src/doc-text), the search index, pages to copy as Markdown, and whether a
 *   chunk that failed exists (src/early/failure.ts)
 *
 * It is in the page so that it holds on every host. `frame-ancestors` and reporting only work in a header, which is
 * left to the host.
 *
 * @param scripts their texts
 * @param css the style sheet
 */
export const policyOf = (scripts: readonly string[], css: string): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-src 'none'",
    "img-src 'self' data:",
    "media-src 'none'",
    "object-src 'none'",
    ['script-src', "'self'", ...new Set(scripts.map(hashOf))].join(' '),
    `style-src ${hashOf(css)}`,
    "worker-src 'none'",
  ].join('; ');

/** A script or a style, in the form in which a policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Looks for what a page's policy would block.
 *
 * @param site origin of the site
 * @param sheet the tag that links to its style sheet, which the page will have instead
 * @returns a function that finds it in a page
 */
export function blockedOn(site: string, sheet: string): (page: Page) => PageFault[] {
  const known = new Map<Tag, Problem[]>();
  const inTag = (tag: Tag) =>
    remember(known, tag, () => (tag.source === sheet ? [] : problemsOf(tag, new URL(site).origin)));
  return ({address, tags}) => tags.flatMap(inTag).map((problem) => ({...problem, address}));
}

function problemsOf(tag: Tag, origin: string): Problem[] {
  const {tagName, properties, source} = tag;
  const handler = Object.keys(properties).find((name) => /^on[A-Z]/i.test(name));
  const foreign = loadedBy(tag).find((address) => resolved(address, origin)?.origin !== origin);
  const found: readonly [text: string | false | undefined, problem: string, mend: string][] = [
    [handler, `has the event handler ${handler}`, 'handle it in a component'],
    [
      properties.style !== undefined && 'style=',
      'has a style attribute',
      'give it a class, and write a rule for that class',
    ],
    [
      /^\s*javascript:/i.test(String(properties.href)) && 'javascript:',
      'has a script as its address',
      'use a button in a component',
    ],
    [
      (NOT_COVERED.includes(tagName) || properties.formAction !== undefined) && `<${tagName}`,
      'is not covered by the policy',
      'do without, or add a directive to plugins/finish/policy.ts',
    ],
    [
      tagName === 'link' && properties.rel?.includes('stylesheet') && !foreign && 'stylesheet',
      'is not covered by the policy',
      'name the style sheet in customCss of site/classic-preset.ts, which makes it a part of each page',
    ],
    [foreign, `loads ${foreign} from another host`, 'put the file in static/'],
  ];
  return found.flatMap(([text, problem, mend]) =>
    text ? {text, problem: `${source.slice(0, 120)} ${problem}`, mend} : [],
  );
}

/** The addresses with a host that a browser fetches because of an element. */
function loadedBy({tagName, properties}: Tag): string[] {
  const isLink =
    tagName === 'link'
      ? [properties.rel].flat().every((word) => NOT_FOLLOWED.test(String(word)))
      : ['a', 'area', 'base'].includes(tagName);
  return LOADING.filter((name) => !(isLink && name === 'href')).flatMap(
    (name) => String(properties[name] ?? '').match(WITH_HOST) ?? [],
  );
}

/** What a style sheet loads that the policy of a page forbids; undefined if there is nothing. */
export const loadedByStyle = (css: string): string | undefined => LOADED_BY_STYLE.exec(css)?.[0];

/**
 * Algolia's search connects to its host, and Mermaid writes styles: the policy forbids both, in the browser alone.
 *
 * @throws Error for an option that turns one of them on
 */
export function refuseOptions({themeConfig, markdown}: DocusaurusConfig): void {
  const option = themeConfig.algolia
    ? 'themeConfig.algolia'
    : markdown.mermaid && 'markdown.mermaid';
  if (option) {
    throw new Error(
      `the policy of pages forbids what ${option} needs — see "Where a change goes" in ARCHITECTURE.md`,
    );
  }
}
