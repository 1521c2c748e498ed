import path from 'node:path';
import {decoded} from '../../lib/addresses';
import {facts} from '../../product';
import {addressOf} from './addresses';
import type {SourceFile} from '../source-files';

/** Where a link leads, as Docusaurus 3.10.2 resolves it. */
export interface LinkTarget {
  /** Whether it names a Markdown file. */
  isFile: boolean;
  /** Paths of files from the project's root, likeliest first; or else the one address that is meant. */
  names: string[];
  /** Without `#`; empty if the link leads to a page as a whole. */
  id: string;
}

/**
 * `./using.mdx?platform=ios#start` in `docs/iOS/install.mdx` → `docs/iOS/using.mdx` and `start`. A file
 * can also be named from the root of the site, `@site/docs/iOS/using.mdx`, and from its folder,
 * `/iOS/using.mdx`. An address with the site's own host is one of a page or a file as it is published.
 */
export function linkTarget(url: string, from: SourceFile): LinkTarget {
  const onHost = addressOnHost(url);
  const [target = '', id = ''] = (onHost ?? url).split('#');
  const name = decoded(target.split('?')[0] ?? '');
  if (onHost !== undefined) {
    return {isFile: false, names: [name], id};
  }
  if (name === '') {
    return {isFile: true, names: [from.filePath], id};
  }
  if (!/\.mdx?$/.test(name) && !name.startsWith('@site/')) {
    return {isFile: false, names: [path.posix.resolve(addressOf(from), '..', name)], id};
  }
  const folders = name.startsWith('@site/')
    ? ['']
    : [
        ...(name.startsWith('/') ? [] : [path.posix.dirname(from.filePath)]),
        ...(/^\.\.?\//.test(name) ? [] : [folderOf(from), '']),
      ];
  const inFolder = name.replace(/^(?:@site)?\//, '');
  return {isFile: true, names: folders.map((folder) => path.posix.join(folder, inFolder)), id};
}

const AS_IT_IS = 'pathname://';

/**
 * What a link that Docusaurus 3.10.2 leaves alone means on the site's host: `pathname:///llms.txt`, and one
 * with the host in front, both mean `/llms.txt`. Undefined for any other link.
 */
export function addressOnHost(url: string): string | undefined {
  if (url.startsWith(AS_IT_IS)) {
    return url.slice(AS_IT_IS.length);
  }
  const {origin, pathname, hash} = new URL(URL.canParse(url) ? url : 'about:blank');
  return origin === new URL(facts.site.url).origin ? pathname + hash : undefined;
}

/** The folder whose pages one plugin publishes; files in another folder can't be linked by name. */
export const folderOf = ({filePath}: SourceFile): string =>
  /^(?:src\/)?[^/]+/.exec(filePath)?.[0] ?? '';
