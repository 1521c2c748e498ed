import fs from 'node:fs';
import type {SourceFault} from '../../../lib/faults';

/** How a picture begins, by its format: PNG, JPEG, GIF, WebP, AVIF, an icon; SVG is text, to its end. */
const BEGINNING =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftypavi[fs]|\0\0\x01\0)|<svg\b(?:[^>]*\/>|.*<\/svg\s*>)/s;

const IS_PICTURE = /\.(?:avif|gif|hei[cf]|ico|jpe?g|png|svg|tiff?|webp)$/i;

/** How Git LFS writes where a file is that it hasn't fetched, in fewer bytes than these. */
const POINTER = /^version https:\/\/git-lfs/;
const POINTER_SIZE = 1024;

/** What is wrong with a file that is published as it is: Git LFS hasn't fetched it, or no browser could show it. */
export function pictureFaults(filePath: string): SourceFault[] {
  const isPicture = IS_PICTURE.test(filePath);
  // A download can be too large for a text.
  if (!isPicture && fs.statSync(filePath).size >= POINTER_SIZE) {
    return [];
  }
  const content = fs.readFileSync(filePath, 'latin1');
  const at = {filePath, line: 1};
  if (POINTER.test(content)) {
    return [
      {...at, problem: 'this is a pointer of Git LFS, and no file', mend: 'run git lfs pull'},
    ];
  }
  const mend = 'save it again as PNG, JPEG, WebP or SVG, with a name that says so';
  return isPicture && !BEGINNING.test(content)
    ? [{...at, problem: 'this is no picture that every browser can show', mend}]
    : [];
}
