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
  const byFault = new Map<string, PageFault[]>();
  for (const fault of faults) {
    const wrong = `${fault.problem} — ${fault.mend}`;
    byFault.set(wrong, [...(byFault.get(wrong) ?? []), fault]);
  }
  return [...byFault].flatMap(([wrong, same]) => {
    const written = same.flatMap(({address, text}) => {
      const source = sources.get(address);
      return source ? {source, line: lineWith(source, text)} : [];
    });
    const found = written.filter(({line}) => line > 0);
    const places = (found.length > 0 ? found : written.slice(0, 1)).map(({source, line}) =>
      [toMessageRelativeFilePath(source), line || []].flat().join(':'),
    );
    const anyPlaces = places.length > 0 ? places : [`the page ${same[0]?.address}`];
    return [...new Set(anyPlaces)].map((place) => `${place}  ${wrong}`);
  });
}

/** The first line of a source, counted from 1, that has a text; 0 without one. */
const lineWith = (filePath: string, text: string): number =>
  1 +
  expandFacts({fileContent: readText(filePath), filePath})
    .split('\n')
    .findIndex((line) => line.includes(text));
