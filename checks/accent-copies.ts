import {designToken} from '../lib/tokens';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

const DRAWN = /^(blog|docs|plugins|product|site|src|static)\/.*\.(css|svg|tsx?)$/;

const HEX = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

/** The largest difference in a channel, out of 255, at which nobody can tell two colours apart. */
const SAME = 6;

/** No file repeats the accent colour: a copy would be left behind when `src/css/tokens.css` changes. */
export const accentCopies: Check = (files) => {
  const accents = (['light', 'dark'] as const).map((mode) =>
    channels(designToken(mode, '--ifm-color-primary')),
  );
  return files.filter(({filePath}) => DRAWN.test(filePath)).flatMap(findingsIn);

  function findingsIn({filePath, text}: SourceFile): Finding[] {
    return text.split('\n').flatMap((line, index) =>
      [...line.matchAll(HEX)]
        .filter(([color]) => accents.some((accent) => isSame(channels(color), accent)))
        .map(([color]) => ({
          filePath,
          line: index + 1,
          problem: `${color} is a copy of the accent colour`,
          mend: 'write var(--ifm-color-primary) in a style sheet, a component or product/logo.svg; elsewhere, use another colour',
        })),
    );
  }
};

/** Red, green and blue of a colour such as `#0f756b` or `#fff`. */
function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16));
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? NaN)) <= SAME);
