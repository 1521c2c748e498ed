import {keysOf, readFrontMatter} from '../front-matter/read-front-matter';
import type {SourceFile} from '../source-files';
import {isPage} from './read-page';

/** `2026-03-10-welcome/index.md` and `2026-03-10-welcome.md` */
const DATE = /^(\d{4})-(\d\d)-(\d\d)-/;

/** The address of a page, as Docusaurus 3.10.2 forms it with the options of site/. */
export function addressOf(file: SourceFile): string {
  const [folder = '', ...rest] = file.filePath.replace(/^src\//, '').split('/');
  const name = rest
    .join('/')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '');
  const found = readFrontMatter(file).entries.find(({key}) => key === 'slug')?.value;
  const slug = typeof found === 'string' ? found : undefined;
  if (folder === 'blog') {
    return `/blog/${(slug ?? name.replace(DATE, '$1/$2/$3/')).replace(/^\//, '')}`;
  }
  const parent = name.split('/').slice(0, -1).join('/');
  return slug?.startsWith('/')
    ? slug
    : `/${slug ? [parent, slug].filter(Boolean).join('/') : name}`;
}

/** The addresses that the blog adds to those of its posts. */
const OF_BLOG = ['/blog', '/blog/archive', '/blog/authors', '/blog/tags'];

/** Every address that a page may link to, and the page behind it, if it is one of Markdown. */
export function knownAddresses(files: readonly SourceFile[]): Map<string, SourceFile | undefined> {
  return new Map<string, SourceFile | undefined>([
    ...OF_BLOG.map((address) => [address, undefined] as const),
    ...keysOf(files, 'blog/authors.yml').map((key) => [`/blog/authors/${key}`, undefined] as const),
    ...keysOf(files, 'blog/tags.yml').map((key) => [`/blog/tags/${key}`, undefined] as const),
    ...files.filter(isPage).map((file) => [addressOf(file), file] as const),
  ]);
}
