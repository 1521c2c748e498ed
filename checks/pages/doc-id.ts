import {
  DefaultNumberPrefixParser,
  stripNumberPrefix,
  stripPathNumberPrefixes,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import path from 'node:path';
import {readFrontMatter} from '../../plugins/content/front-matter/read-front-matter';
import type {SourceFile} from '../source-files';

/** By which sidebars and front matter name a doc, as Docusaurus 3.10.2 forms it: `docs/1-a/2-b.mdx` → `a/b` */
export function docIdOf(file: SourceFile): string {
  const source = file.filePath.replace(/^docs\//, '');
  const name = path.posix.basename(source).replace(/\.mdx?$/, '');
  const given = readFrontMatter(file).entries.find(({key}) => key === 'id')?.value;
  const id = typeof given === 'string' ? given : stripNumberPrefix(name, DefaultNumberPrefixParser);
  const folder = stripPathNumberPrefixes(path.posix.dirname(source), DefaultNumberPrefixParser);
  return path.posix.join(folder, id);
}

/** Whether a page is a doc, and not a post or a stand-alone page. */
export const isDoc = ({filePath}: SourceFile): boolean => filePath.startsWith('docs/');
