import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {type Place, sourceError} from '../../../lib/faults';
import type {Sample} from './read-sample';

/** The first line inside a region, and the line after its last; both counted from 0. */
interface Region {
  start: number;
  end: number;
}

/** `// #region name`, `# #endregion name`, `<!-- #region name -->`. */
const MARKER = /^\s*(?:\/\/|#|<!--)\s*#(region|endregion)\s+([\w-]+)/;

/**
 * Finds the regions of a sample; they may nest and overlap.
 *
 * @throws Error with file and line for a duplicate, empty or unclosed region, and for an end without a start
 */
export function findRegions({filePath, lines}: Sample): Map<string, Region> {
  const open = new Map<string, number>();
  const regions = new Map<string, Region>();
  lines.forEach((text, index) => {
    const [, kind, name] = MARKER.exec(text) ?? [];
    if (!kind || !name) {
      return;
    }
    const place = {filePath, line: index + 1};
    if (kind === 'region') {
      if (open.has(name) || regions.has(name)) {
        throw sourceError(place, `there are two regions called ${name}`, 'rename one of them');
      }
      open.set(name, index);
      return;
    }
    const start = open.get(name);
    if (start === undefined) {
      throw sourceError(
        place,
        `region ${name} ends without having begun`,
        `add "#region ${name}" above`,
      );
    }
    open.delete(name);
    regions.set(name, {start: start + 1, end: index});
    if (lines.slice(start, index).every((line) => !line.trim() || MARKER.test(line))) {
      throw sourceError(
        {filePath, line: start + 1},
        `region ${name} is empty`,
        'put code between its markers, or remove them',
      );
    }
  });
  for (const [name, index] of open) {
    throw sourceError(
      {filePath, line: index + 1},
      `region ${name} is not closed`,
      `add "#endregion ${name}" below`,
    );
  }
  return regions;
}

/**
 * One region, dedented and without blank lines at either end; or the whole file, if no region is named.
 * Lines that mark regions are left out in both cases.
 *
 * @param place where the region is quoted
 * @throws Error when the sample has no such region, naming those that it has
 */
export function cutRegion(sample: Sample, name: string | undefined, place: Place): string {
  const regions = findRegions(sample);
  const region = name === undefined ? {start: 0, end: sample.lines.length} : regions.get(name);
  if (!region) {
    const names = [...regions.keys()].join(', ') || 'none';
    throw sourceError(
      place,
      `${toMessageRelativeFilePath(sample.filePath)} has no region ${name}`,
      `use one of its regions: ${names}`,
    );
  }
  const lines = sample.lines
    .slice(region.start, region.end)
    .filter((line) => !MARKER.test(line))
    .map((line) => line.trimEnd());
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  return lines
    .slice(lines.findIndex(Boolean), lines.findLastIndex(Boolean) + 1)
    .map((line) => line.slice(indent))
    .join('\n');
}
