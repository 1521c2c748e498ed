import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {type Place, sourceError} from '../../../lib/faults';
import type {Sample} from './read-sample';

/** `// #region name`, `# #endregion name`, `<!-- #region name -->`. */
const MARKER = /^\s*(?:\/\/|#|<!--)\s*#(region|endregion)\s+([\w-]+)/;

/**
 * One region, dedented and without blank lines at either end; or the whole file, if no region is named.
 * Lines that mark regions, which may nest and overlap, are left out in both cases.
 *
 * @param place where the region is quoted
 * @throws Error when the sample has no such region, naming those that it has, and, with its own place, for a region
 *   that is empty, or doesn't begin and end once
 */
export function cutRegion(
  {filePath, lines}: Sample,
  name: string | undefined,
  place: Place,
): string {
  const marks = lines.map((line) => MARKER.exec(line));
  const marksOf = (kind: string) =>
    marks.flatMap((mark, index) => (mark?.[1] === kind && mark[2] === name ? [index] : []));
  const isWhole = name === undefined;
  const [starts, ends] = isWhole
    ? [[-1], [lines.length]]
    : [marksOf('region'), marksOf('endregion')];
  const [start = -1, again] = starts;
  const [end = -1] = ends;
  if (starts.length + ends.length === 0) {
    const names = marks.flatMap((mark) => (mark?.[1] === 'region' ? [mark[2]] : []));
    throw sourceError(
      place,
      `${toMessageRelativeFilePath(filePath)} has no region ${name}`,
      `use one of its regions: ${names.join(', ') || 'none'}`,
    );
  }
  if (starts.length !== 1 || ends.length !== 1 || end < start) {
    throw sourceError(
      {filePath, line: 1 + (again ?? (starts.length > 0 ? start : end))},
      `region ${name} does not begin once and end once`,
      `write "#region ${name}" above its code, and "#endregion ${name}" below`,
    );
  }
  const code = lines
    .slice(start + 1, end)
    .filter((line) => !MARKER.test(line))
    .map((line) => line.trimEnd());
  if (!code.some(Boolean) && !isWhole) {
    throw sourceError(
      {filePath, line: start + 1},
      `region ${name} is empty`,
      'put code between its markers, or remove them',
    );
  }
  const indent = Math.min(...code.filter(Boolean).map((line) => line.search(/\S/)));
  return code
    .slice(code.findIndex(Boolean), code.findLastIndex(Boolean) + 1)
    .map((line) => line.slice(indent))
    .join('\n');
}
