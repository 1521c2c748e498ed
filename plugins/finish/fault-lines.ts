import {nameOf, originOf} from './source-of-page';

/** Something wrong with a page. */
export interface PageFault {
  address: string;
  /** What to look for in the source. */
  text: string;
  problem: string;
  mend: string;
}

interface Found {
  address: string;
  /** File and line; undefined if no source contains the text. */
  origin: string | undefined;
}

/**
 * The faults of all pages, one line for each place. A list repeats the faults of the posts that it shows,
 * which are only reported where they are written. If no source contains what both lists and other pages
 * have, it comes from a component that they share, and one of them is named.
 *
 * @param sources the source files of pages, by address
 */
export function faultLines(
  faults: readonly PageFault[],
  sources: ReadonlyMap<string, string>,
  siteDir: string,
): string[] {
  const same = new Map<string, Found[]>();
  for (const {address, text, problem, mend} of faults) {
    const wrong = `${problem} — ${mend}`;
    const origin = originOf(sources, siteDir, address, text);
    same.set(wrong, [...(same.get(wrong) ?? []), {address, origin}]);
  }
  const lines = [...same].flatMap(([wrong, found]) =>
    placesOf(found, sources).map((place) => `${place}  ${wrong}`),
  );
  return [...new Set(lines)];
}

function placesOf(found: readonly Found[], sources: ReadonlyMap<string, string>): string[] {
  const own = found.filter(({address, origin}) => origin !== undefined || sources.has(address));
  const isShared = own.length < found.length && own.every(({origin}) => origin === undefined);
  return (isShared ? [...own, ...found].slice(0, 1) : own).map(
    ({address, origin}) => origin ?? nameOf(sources, address),
  );
}
