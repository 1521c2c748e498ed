import path from 'node:path';
import {sourceError, type Place} from '../../../lib/source-error';
import {dedent} from './dedent';
import {findRegions} from './find-regions';
import type {Sample} from './read-sample';

/**
 * The text of one region, dedented; without a region name, the whole file.
 * Lines that mark regions are left out in both cases.
 *
 * @param place where the region is asked for
 * @throws Error where the sample has no such region, naming those that it has
 */
export function cutRegion(sample: Sample, name: string | undefined, place: Place): string {
  const {regions, markers} = findRegions(sample);
  const region = name === undefined ? {start: 0, end: sample.lines.length} : regions.get(name);
  if (!region) {
    const names = [...regions.keys()].join(', ') || 'none';
    throw sourceError(
      place,
      `${path.relative(process.cwd(), sample.filePath)} has no region ${name}`,
      `name one of its regions: ${names}`,
    );
  }
  const lines = sample.lines
    .slice(region.start, region.end)
    .filter((_, index) => !markers.has(region.start + index));
  return dedent(lines);
}
