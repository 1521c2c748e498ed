import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {type Place, sourceError} from '../../../lib/faults';
import {findRegions} from './find-regions';
import type {Sample} from './read-sample';

export interface Region {
  text: string;
  /** The number of each line in the sample, counted from 0. */
  lines: number[];
  /** How many columns of each line are left out, because every line is indented that far. */
  indent: number;
}

/**
 * One region, dedented and without blank lines at either end; or the whole file, if no region is named.
 * Lines that mark regions are left out in both cases.
 *
 * @param place where the region is quoted
 * @throws Error when the sample has no such region, naming those that it has
 */
export function cutRegion(sample: Sample, name: string | undefined, place: Place): Region {
  const {regions, markers} = findRegions(sample);
  const region = name === undefined ? {start: 0, end: sample.lines.length} : regions.get(name);
  if (!region) {
    const names = [...regions.keys()].join(', ') || 'none';
    throw sourceError(
      place,
      `${toMessageRelativeFilePath(sample.filePath)} has no region ${name}`,
      `use one of its regions: ${names}`,
    );
  }
  const textOf = (line: number) => sample.lines[line] ?? '';
  const isBlank = (line: number) => !textOf(line).trim();
  const shown = [...sample.lines.keys()]
    .slice(region.start, region.end)
    .filter((line) => !markers.has(line));
  const lines = shown.slice(
    shown.findIndex((line) => !isBlank(line)),
    shown.findLastIndex((line) => !isBlank(line)) + 1,
  );
  const indents = lines.filter((line) => !isBlank(line)).map((line) => textOf(line).search(/\S/));
  const indent = Math.min(...indents);
  return {
    text: lines.map((line) => textOf(line).slice(indent).trimEnd()).join('\n'),
    lines,
    indent,
  };
}
