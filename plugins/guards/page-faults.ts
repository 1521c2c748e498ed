import logger from '@docusaurus/logger';
import type {ReportingSeverity} from '@docusaurus/types';
import {decoded, pageAt, resolved} from '../../lib/addresses';
import {filesIn} from '../../lib/files';
import type {PageFault} from '../finish/faults';
import type {Page, PageReader, Tag} from '../finish/page';

/** What is checked in a built page. */
export interface References {
  /** Addresses as links and pictures give them. */
  targets: readonly string[];
  /** Each of them once for every element that has it. */
  ids: readonly string[];
}

export interface Fault extends PageFault {
  /** How serious it is: the config has a level for the first two, and the last stops the build. */
  kind: 'link' | 'anchor' | 'id';
}

/** A host that no address names, to resolve the site's addresses against. */
const HERE = 'http://site.invalid';

/**
 * Checks the built pages for links, pictures and anchors that lead nowhere, also those that Docusaurus 3.10.2
 * doesn't see because they are written as HTML or with `pathname://`, and for ids that aren't unique. For
 * links and anchors, the severity that the config sets for Docusaurus applies.
 *
 * @throws Error with the file of each fault, and its line if known
 */
export const pageFaults: PageReader = {
  begin({outDir, baseUrl, siteConfig, i18n, linesOf, stopFor}) {
    const pages = new Map<string, References>();
    const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
    const isHere = (address: string) => longestStart(address, bases) === baseUrl;
    const levels: Record<Fault['kind'], ReportingSeverity> = {
      link: siteConfig.onBrokenLinks,
      anchor: siteConfig.onBrokenAnchors,
      id: 'throw',
    };
    return {
      see(page) {
        pages.set(page.address, referencesOf(page));
      },
      end() {
        const files = new Set(filesIn(outDir).map((file) => baseUrl + file));
        const faults = findFaults(pages, files, siteConfig.url, isHere, baseUrl);
        const linesAt = (level: ReportingSeverity) =>
          linesOf(faults.filter(({kind}) => levels[kind] === level));
        linesAt('warn').forEach((line) => logger.warn(line));
        stopFor(linesAt('throw'));
      },
    };
  },
};

/** Of `/` and `/fr/`, `/fr/a` belongs to `/fr/`. */
const longestStart = (address: string, starts: readonly string[]) =>
  starts
    .filter((start) => address.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');

export const referencesOf = ({tags}: Pick<Page, 'tags'>): References => ({
  targets: [...new Set(tags.flatMap(targetOf))],
  ids: tags.flatMap(({properties: {id}}) => (typeof id === 'string' ? [id] : [])),
});

function targetOf({tagName, properties: {href, src}}: Tag): string[] {
  const target = tagName === 'a' ? href : tagName === 'img' ? src : undefined;
  return typeof target === 'string' ? [target] : [];
}

/**
 * What is wrong with the built pages.
 *
 * @param pages by their addresses, such as `/Android/install`
 * @param files addresses of all published files that aren't pages
 * @param site origin of the site
 * @param isHere whether an address is one of this build, and not of another locale's
 */
export function findFaults(
  pages: ReadonlyMap<string, References>,
  files: ReadonlySet<string>,
  site: string,
  isHere: (address: string) => boolean,
  baseUrl = '/',
): Fault[] {
  const {origin} = new URL(site);
  return [...pages].flatMap(([address, {targets, ids}]) => [
    ...targets.flatMap((text) => brokenTarget(address, text)),
    ...[...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id): Fault => ({
      kind: 'id',
      address,
      text: id,
      problem: `more than one element has the id "${id}"`,
      mend: 'give each heading its own text, and each element its own id',
    })),
  ]);

  function brokenTarget(address: string, text: string): Fault[] {
    const url = resolved(text, HERE + address);
    if (!url) {
      const mend = 'correct it, or write it as code';
      return [{kind: 'link', address, text, problem: `${text} is not an address`, mend}];
    }
    const file = decoded(url.pathname);
    if ((url.origin !== HERE && url.origin !== origin) || !isHere(file)) {
      return [];
    }
    const target = pageAt(url.pathname, baseUrl);
    const page = pages.get(target);
    if (!page && !files.has(file)) {
      const mend = file.startsWith(`${baseUrl}samples/`)
        ? 'add the sample to Git, without which none is published, or correct the address'
        : 'correct the address, or publish the page or file';
      return [{kind: 'link', address, text, problem: `${text} does not exist`, mend}];
    }
    const id = decoded(url.hash.slice(1));
    if (page && id && !page.ids.includes(id)) {
      const problem = `${text} leads to an anchor that ${target} does not have`;
      return [{kind: 'anchor', address, text, problem, mend: 'use the id of a heading there'}];
    }
    return [];
  }
}
