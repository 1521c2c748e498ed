import {type Place, sourceError} from '../../../lib/faults';

/** `// #region name`, `# #endregion name`, `<!-- #region name -->`. */
const MARKER = /^\s*(?:\/\/|#|<!--)\s*#(region|endregion)\s+([\w-]+)/;

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
