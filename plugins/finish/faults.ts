import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {readText} from '../../lib/files';
import {expandFacts} from '../content/facts';
import type {Place} from './page';

/** Something wrong with a page. */
export interface PageFault {
  address: string;
  /** What to look for in the source. */
  text: string;
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
    const line = source && lineWith(source, text);
    const place = source ? toMessageRelativeFilePath(source) : `the page ${address}`;
    return {place: line ? `${place}:${line}` : place, line, wrong: `${problem} — ${mend}`};
  });
  const lines = placed.flatMap((fault) => {
    const same = placed.filter(({wrong}) => wrong === fault.wrong);
    const best = same.find(({line}) => line) ?? same.find(({line}) => line === 0) ?? same[0];
    return fault.line || fault === best ? `${fault.place}  ${fault.wrong}` : [];
  });
  return [...new Set(lines)];
}

/** The first line of a source, counted from 1, that has a text; 0 without one. */
const lineWith = (filePath: string, text: string): number =>
  1 +
  expandFacts({fileContent: readText(filePath), filePath})
    .split('\n')
    .findIndex((line) => line.includes(text));
