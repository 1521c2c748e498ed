import {escapeRegexp, toMessageRelativeFilePath} from '@docusaurus/utils';
import {ANY_SITE, resolved} from '../../lib/addresses';
import {readText} from '../../lib/files';
import {expandFacts} from '../content/facts';
import {importedBy} from '../content/page-rules/imports';
import type {Place} from './page';

/** Something wrong with a page. */
export interface PageFault {
  address: string;
  /** What to look for in the source: an address or other text as a whole, or a pattern. */
  text: string | RegExp;
  problem: string;
  mend: string;
}

/**
 * The faults of all pages, one line for each place in a source: a list repeats those of the posts that it shows. What
 * no source contains comes from data or a component, and is reported for one of its pages.
 *
 * @param pages the source file of each; a page without one is made from several
 */
export function faultLines(
  faults: readonly PageFault[],
  pages: readonly Pick<Place, 'address' | 'source'>[],
): string[] {
  const sources = new Map(pages.map(({address, source}) => [address, source]));
  const placed = faults.map(({address, text, problem, mend}) => {
    const source = sources.get(address);
    const places = (source ? withParts(source) : []).map((file) => ({
      place: toMessageRelativeFilePath(file),
      line: lineWith(file, text, address),
    }));
    const {place, line} = places.find((each) => each.line) ??
      places[0] ?? {place: `the page ${address}`};
    return {place: line ? `${place}:${line}` : place, line, wrong: `${problem} — ${mend}`};
  });
  const lines = placed.flatMap((fault) => {
    const same = placed.filter(({wrong}) => wrong === fault.wrong);
    const best = same.find(({line}) => line) ?? same.find(({line}) => line === 0) ?? same[0];
    return fault.line || fault === best ? `${fault.place}  ${fault.wrong}` : [];
  });
  return [...new Set(lines)];
}

/** The file of a page, and those that it imports as parts of it. */
const withParts = (source: string): string[] => [
  source,
  ...[...readText(source).matchAll(/^import .+ from ['"](.+\.mdx?)['"]/gm)].map(([, part = '']) =>
    importedBy(source, part),
  ),
];

/** Where a link or an element in a line of Markdown may lead. */
const TARGET = /(?<=\]\(|\]: |(?:href|src)=["'])[^\s"')]+/g;

/** The path that a target becomes on a page: that of the page instead of its file. */
const leadsTo = (target: string, address: string): string | undefined =>
  resolved(target, ANY_SITE + address)
    ?.href.replace(ANY_SITE, '')
    .replace(/(?:\/index)?\.mdx?(?=#|$)/, '');

/** The first line of a source, counted from 1, that has a text, or an address that becomes it; 0 without one. */
function lineWith(filePath: string, text: string | RegExp, address: string): number {
  const isPattern = text instanceof RegExp;
  const whole = isPattern ? text : new RegExp(`${escapeRegexp(text)}(?![\\w-]|\\.\\w)`);
  const target = isPattern ? undefined : leadsTo(text, address);
  // What begins at the site's root gets its base URL, and that of the language, before it is published.
  const becomesTarget = (written: string) => {
    const to = leadsTo(written, address);
    return to !== undefined && (to === target || (/^\/./.test(written) && target?.endsWith(to)));
  };
  const lines = expandFacts({fileContent: readText(filePath), filePath}).split('\n');
  return 1 + lines.findIndex((line) => whole.test(line) || line.match(TARGET)?.some(becomesTarget));
}
