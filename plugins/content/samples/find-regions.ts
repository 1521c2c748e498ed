import {sourceError} from '../../../lib/faults';
import type {Sample} from './read-sample';

interface Regions {
  /** The first line inside the region, and the line after its last; both counted from 0. */
  regions: Map<string, {start: number; end: number}>;
  /** The lines that mark a region, counted from 0. */
  markers: Set<number>;
}

/** `// #region name`, `# #endregion name`, `<!-- #region name -->`. */
const MARKER = /^\s*(?:\/\/|#|<!--)\s*#(region|endregion)\s+([\w-]+)/;

/**
 * Finds the regions of a sample; they may nest and overlap.
 *
 * @throws Error with file and line for a duplicate or unclosed region, and for an end without a start
 */
export function findRegions({filePath, lines}: Sample): Regions {
  const open = new Map<string, number>();
  const regions: Regions = {regions: new Map(), markers: new Set()};
  lines.forEach((text, index) => {
    const [, kind, name] = MARKER.exec(text) ?? [];
    if (!kind || !name) {
      return;
    }
    const place = {filePath, line: index + 1};
    regions.markers.add(index);
    if (kind === 'region') {
      if (open.has(name) || regions.regions.has(name)) {
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
    regions.regions.set(name, {start: start + 1, end: index});
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
