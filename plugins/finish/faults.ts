import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
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

/** Where authors' pictures come from, and descriptions of tags. */
const DATA_FILES = ['blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml'];

/**
 * The faults of all pages, one line for each place. A list repeats the faults of the posts that it shows,
 * which are only reported where they are written. If no source contains what both lists and other pages
 * have, it comes from a component that they share, and one of them is named.
 *
 * @param pages the source file of each; a page without one is made from several
 */
export function faultLines(
  faults: readonly PageFault[],
  pages: readonly Pick<Place, 'address' | 'source'>[],
  siteDir: string,
): string[] {
  const sources = new Map(pages.map(({address, source}) => [address, source]));
  const found = faults.map(({address, text, problem, mend}) => {
    const source = sources.get(address);
    const origin =
      (source === undefined ? undefined : lineWith(source, (line) => line.includes(text))) ??
      originInData(siteDir, text);
    const name = source ? toMessageRelativeFilePath(source) : `the page ${address}`;
    const isOwn = origin !== undefined || source !== undefined;
    return {wrong: `${problem} — ${mend}`, origin, name, isOwn};
  });
  return [...new Set(found.map(({wrong}) => wrong))].flatMap((wrong) => {
    const same = found.filter((one) => one.wrong === wrong);
    const own = same.filter(({isOwn}) => isOwn);
    const isShared = own.length < same.length && own.every(({origin}) => origin === undefined);
    const reported = isShared ? [own[0] ?? same[0]] : own;
    const places = reported.map((one) => one?.origin ?? one?.name);
    return [...new Set(places)].map((place) => `${place}  ${wrong}`);
  });
}

/** `blog/authors.yml:3`, if the whole value of one of its keys is a text. */
function originInData(siteDir: string, text: string): string | undefined {
  const isValue = (line: string) =>
    line.replace(/^[^:]*:\s*/, '').replace(/^(['"])(.*)\1\s*$/, '$2') === text;
  return DATA_FILES.map((name) => path.join(siteDir, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => lineWith(file, isValue))
    .find((place) => place !== undefined);
}

/** The first line of a source that passes a test: `docs/a.mdx:3`. */
function lineWith(filePath: string, test: (line: string) => boolean): string | undefined {
  const lines = expandFacts({fileContent: readText(filePath), filePath}).split('\n');
  const index = lines.findIndex(test);
  return index < 0 ? undefined : `${toMessageRelativeFilePath(filePath)}:${index + 1}`;
}
