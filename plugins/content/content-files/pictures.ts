import fs from 'node:fs';
import type {SourceFault} from '../../../lib/faults';

/** How a picture begins, by its format: PNG, JPEG, GIF, WebP, AVIF, an icon; SVG is text. */
const BEGINNING = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftypavi[fs]|\0\0\x01\0)|<svg/s;

const IS_PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** How Git LFS writes where a file is that it hasn't fetched. */
const POINTER = /^version https:\/\/git-lfs/;

/** What is wrong with a file that is published as it is: Git LFS hasn't fetched it, or no browser could show it. */
export function pictureFaults(filePath: string): SourceFault[] {
  const content = fs.readFileSync(filePath, 'latin1');
  const at = {filePath, line: 1};
  if (POINTER.test(content)) {
    return [
      {...at, problem: 'this is a pointer of Git LFS, and no file', mend: 'run git lfs pull'},
    ];
  }
  const mend = 'save it again, in the format that its name says';
  return IS_PICTURE.test(filePath) && !BEGINNING.test(content)
    ? [{...at, problem: 'this is no picture', mend}]
    : [];
}
