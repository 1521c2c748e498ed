import fs from 'node:fs';
import path from 'node:path';
import {decoded} from '../../../lib/addresses';
import {attributesOf, isElement} from '../../../lib/mdx';
import type {PageRule} from './rules';

/** How a picture begins, by its format: PNG, JPEG, GIF, WebP, AVIF, an icon; SVG is text. */
const BEGINNING = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftypavi[fs]|\0\0\x01\0)|<svg/s;

const IS_PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** How Git LFS writes where a file is that it hasn't fetched. */
const POINTER = /^version https:\/\/git-lfs/;

/** Every picture that is there is one, so that readers see it: what isn't there is found by Docusaurus or in the built page. */
export const pictures: PageRule = (node, {filePath}) => {
  const {src = '', srcSet = '', poster = ''} = isElement(node) ? attributesOf(node) : {};
  const urls = node.type === 'image' ? [node.url] : [src, poster, ...srcSet.split(/\s*,\s*|\s+/)];
  for (const url of urls) {
    const [name = ''] = decoded(url).split(/[?#]/);
    const file = name.startsWith('/')
      ? path.join('static', name)
      : path.join(path.dirname(filePath), name);
    const isThere = IS_PICTURE.test(name) && fs.statSync(file, {throwIfNoEntry: false})?.isFile();
    const content = isThere ? fs.readFileSync(file, 'latin1') : '<svg';
    if (!BEGINNING.test(content)) {
      return POINTER.test(content)
        ? [`${url} is a pointer of Git LFS, and no picture`, 'run git lfs pull']
        : [`${url} is no picture`, 'save it again, in the format that its name says'];
    }
  }
  return undefined;
};
