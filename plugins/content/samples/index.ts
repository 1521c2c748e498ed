import type {Code} from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../../../lib/files';
import {oddIn, type Place, sourceError, stopAt} from '../../../lib/faults';
import {tabValueOf} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {expandFacts} from '../facts';

/** Where the samples are. */
export const SAMPLES = path.resolve(__dirname, '../../../samples');

/**
 * The address of a whole sample, from the site's root: `android/App.kt` is at `samples/android/App.kt.txt`, because
 * hosts don't know the type of Kotlin files and would offer them as downloads.
 */
export const sampleAddress = (name: string): string => `samples/${name}.txt`;

/** The address of the app that a sample is part of: `samples/android.zip` for `android/App.kt`. */
export const archiveOf = (name: string): string => `samples/${name.replace(/\/.*/s, '')}.zip`;

/** The address of a platform's sample app. */
export const archiveAddress = (platform: PlatformId): string => archiveOf(tabValueOf(platform));

/**
 * A sample as pages quote it, or one region of it: with facts expanded, and otherwise as cutRegion leaves it.
 *
 * @param name path below `samples/`
 * @param place where it is quoted
 * @throws Error with `place` when there is no such file or region
 */
export function readSample(name: string, place: Place, region?: string): string {
  const filePath = path.join(SAMPLES, name);
  // Its address is made from the name as it is written.
  const isInside = filePath === [SAMPLES, ...name.split('/')].join(path.sep);
  if (!isInside || !fs.statSync(filePath, {throwIfNoEntry: false})?.isFile()) {
    throw sourceError(place, `there is no sample ${name}`, 'use the path of a file below samples/');
  }
  const text = expandFacts({fileContent: readText(filePath), filePath});
  stopAt(oddIn(filePath, text));
  return cutRegion(text, region, name, place);
}

/** `// #region name`, `# #endregion name`, `<!-- #region name -->`. */
export const MARKER = /^\s*(?:\/\/|#|<!--)\s*#(region|endregion)\s+([\w-]+)/;

/**
 * One region, dedented and without blank lines at either end; or the whole text, if no region is named.
 * Lines that mark regions, which may nest and overlap, are left out in both cases.
 *
 * @param sample what the text is called in messages
 * @param place where the region is quoted
 * @throws Error with `place` unless the text has such a region once, with code, naming those that it has
 */
export function cutRegion(
  text: string,
  region: string | undefined,
  sample: string,
  place: Place,
): string {
  const lines = text.split('\n');
  const marks = lines.map((line) => MARKER.exec(line));
  const [start = -1, end = lines.length, ...others] = marks.flatMap((mark, index) =>
    mark?.[2] && mark[2] === region ? [index] : [],
  );
  const code = lines
    .slice(start + 1, end)
    .filter((line) => !MARKER.test(line))
    .map((line) => line.trimEnd());
  const isRegion = marks[start]?.[1] === 'region' && marks[end]?.[1] === 'endregion';
  if (region && (!isRegion || others.length > 0 || !code.some(Boolean))) {
    const names = new Set(marks.flatMap((mark) => mark?.[2] ?? []));
    throw sourceError(
      place,
      `samples/${sample} has no region ${region} that begins once and ends once, with code in between`,
      `mark it, or use one of its regions: ${[...names].join(', ') || 'none'}`,
    );
  }
  const indent = Math.min(...code.filter(Boolean).map((line) => line.search(/\S/)));
  return code
    .slice(code.findIndex(Boolean), code.findLastIndex(Boolean) + 1)
    .map((line) => line.slice(indent))
    .join('\n');
}

/** The word after a fence's language that names a sample, and a region of it. */
export const SAMPLE = /\bsample="([^"#]+)(?:#([^"]+))?"/;

/**
 * A code block that names a sample, with what it quotes; any other as it is.
 *
 * before: a fence with the info string `kotlin sample="android/App.kt#start"` and no text
 * after: the region `start` of `samples/android/App.kt`, dedented, with `title="App.kt"` after the language. A block
 * that names no region holds the whole file
 *
 * @throws Error with `place` for a missing file, and for a missing, duplicate or unclosed region
 */
export function quotedSample(
  {meta, value}: Code,
  place: Place,
): {value: string; meta: string; sample?: string} {
  const [reference, sample, region] = SAMPLE.exec(meta ?? '') ?? [];
  if (!reference || !sample) {
    return {value, meta: meta ?? ''};
  }
  if (value !== '') {
    throw sourceError(
      place,
      `the code block that quotes ${sample} has code of its own`,
      'empty the block, or remove sample="…"',
    );
  }
  return {
    value: readSample(sample, place, region),
    // First, so that the writer's own title takes precedence.
    meta: `title="${path.basename(sample)}" ${meta?.replace(reference, '')}`,
    sample,
  };
}
