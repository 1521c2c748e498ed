import logger from '@docusaurus/logger';
import type {DocusaurusConfig, ReportingSeverity} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {decoded, pageAt, resolved, type Redirect} from '../../lib/addresses';
import {filesIn} from '../../lib/files';
import {suggestion} from '../../lib/text';
import type {PageFault} from '../finish/faults';
import type {PageReader, Tag} from '../finish/page';
import {remember} from '../finish/read-page';
import {SITEMAP} from '../output/host-files';

interface Fault extends PageFault {
  level: ReportingSeverity;
}

/**
 * Checks the built pages for links, pictures and anchors that lead nowhere, also those that Docusaurus 3.10.2
 * doesn't see because they are written as HTML or with `pathname://`, and for ids that aren't unique. For links, the
 * severity that the config sets for Docusaurus applies; of an anchor, a build only warns (specification 7.2).
 *
 * @param redirects addresses that have moved, each of which has a page that leads on
 * @throws Error with the file of each fault, and its line if known
 */
export const pageFaults = (redirects: readonly Redirect[]): PageReader => ({
  begin({outDir, baseUrl, siteConfig, i18n, pages: places, linesOf, stopFor}) {
    const pages = new Map<string, readonly Tag[]>();
    return {
      see({address, tags}) {
        pages.set(address, tags);
      },
      end() {
        // What other plugins write may not be there yet.
        const others = [
          ...(siteConfig.noIndex ? [] : [SITEMAP]),
          ...redirects.map(({from}) => `${from.slice(1)}.html`),
        ];
        // Docusaurus knows pages without the ending of their files, and would stop without naming one.
        const written = new Set(places.map(({file}) => file));
        const published = filesIn(outDir).filter((file) => !written.has(file));
        const files = new Set([...published, ...others].map((file) => baseUrl + file));
        const bases = Object.values(i18n.localeConfigs).map((locale) => locale.baseUrl);
        const faults = findFaults(pages, files, {...siteConfig, baseUrl}, bases);
        linesOf(faults.filter(({level}) => level === 'warn')).forEach((line) => logger.warn(line));
        stopFor(linesOf(faults.filter(({level}) => level === 'throw')));
      },
    };
  },
});

type Site = Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'onBrokenLinks'>;

/** The elements that show a file. */
const MEDIA = ['audio', 'img', 'source', 'track', 'video'];

/** The addresses of what an element shows, also those from which a browser chooses: `/a.png 1x, /b.png 2x`. */
const filesOf = ({src = '', srcSet = '', poster = ''}: Tag['properties']): string[] =>
  [src, poster, ...srcSet.split(',')]
    .map((each) => each.trim().replace(/\s.*/s, ''))
    .filter(Boolean);

/**
 * What is wrong with the built pages.
 *
 * @param pages the tags of each, by their addresses, such as `/Android/install`
 * @param files addresses of all published files that aren't pages
 * @param bases of all languages: a link below that of another one leads to a page of another build
 */
export function findFaults(
  pages: ReadonlyMap<string, readonly Tag[]>,
  files: ReadonlySet<string>,
  {url, baseUrl, onBrokenLinks}: Site,
  bases: readonly string[],
): Fault[] {
  const {origin} = new URL(url);
  const others = bases.filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  const absolute = new Map<string, Omit<Fault, 'address'> | false>();
  const anchorsOf = new Map(
    [...pages].map(([address, tags]) => [
      address,
      tags.flatMap(({tagName, properties: {id, name}}) => [
        ...(id ? [id] : []),
        ...(tagName === 'a' && name && name !== id ? [name] : []),
      ]),
    ]),
  );
  return [...pages].flatMap(([address, tags]) => {
    const targets = tags.flatMap(({tagName, properties}) =>
      ['a', 'area'].includes(tagName)
        ? (properties.href ?? [])
        : MEDIA.includes(tagName)
          ? filesOf(properties)
          : // As `image` in the front matter has it.
            String(properties.property) === 'og:image'
            ? String(properties.content).replace(origin, '')
            : [],
    );
    const ids = anchorsOf.get(address) ?? [];
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [
      ...[...new Set(targets)].flatMap((text) => {
        // Most are the same on many pages.
        const broken = text.startsWith('/')
          ? remember(absolute, text, () => brokenTarget(address, text))
          : brokenTarget(address, text);
        return broken ? {...broken, address} : [];
      }),
      ...[...new Set(twice)].map((id): Fault => ({
        level: 'throw',
        address,
        text: new RegExp(`\\{/\\* *#${escapeRegexp(id)} *\\*/|\\bid=["']${escapeRegexp(id)}["']`),
        problem: `more than one element has the id "${id}"`,
        mend: 'give each heading its own text, each element its own id, and place a drawing once',
      })),
    ];
  });

  function brokenTarget(address: string, text: string): Omit<Fault, 'address'> | false {
    const to = resolved(text, url + address);
    const file = decoded(to?.pathname ?? '');
    const isElsewhere = to?.origin !== origin || !file.startsWith(baseUrl);
    if (isElsewhere || others.some((base) => `${file}/`.startsWith(base))) {
      return false;
    }
    const target = pageAt(to.pathname, baseUrl);
    const anchors = anchorsOf.get(target);
    if (!anchors) {
      const problem = `${text} does not exist`;
      const mend = target.startsWith(`${baseUrl}samples/`)
        ? 'run git add samples: only what Git tracks is published'
        : suggestion(target.replace(/\.(?:html|mdx?)$/, ''), [...anchorsOf.keys()], {
            otherwise: 'correct the address, or publish the page or file',
          });
      return !files.has(file) && {level: onBrokenLinks, text, problem, mend};
    }
    const id = decoded(to.hash.slice(1));
    const problem = `${text} leads to an anchor that ${target} does not have`;
    const mend = suggestion(id, anchors, {otherwise: 'use the id of a heading there'});
    return id !== '' && !anchors.includes(id) && {level: 'warn', text, problem, mend};
  }
}
