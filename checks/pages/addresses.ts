import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {
  DefaultNumberPrefixParser,
  stripNumberPrefix,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import path from 'node:path';
import {readFrontMatter, readYaml} from '../../plugins/content/front-matter/read-front-matter';
import type {SourceFile} from '../source-files';
import {isPage} from './read-page';

/** `2026-03-10-welcome/index.md` and `2026-03-10-welcome.md` */
const DATE = /^(\d{4})-(\d\d)-(\d\d)-/;

/** The address of a page, as Docusaurus 3.10.2 forms it with the options of site/. */
export function addressOf(file: SourceFile): string {
  const [folder = '', ...rest] = file.filePath.replace(/^src\//, '').split('/');
  const source = rest.join('/');
  const {entries} = readFrontMatter(file);
  const textOf = (key: string) => {
    const value = entries.find((entry) => entry.key === key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  if (folder === 'docs') {
    return addressOfDoc(source, textOf('id'), textOf('slug'));
  }
  const slug = textOf('slug');
  const name = source.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  const address =
    folder === 'blog'
      ? `blog/${(slug ?? name.replace(DATE, '$1/$2/$3/')).replace(/^\//, '')}`
      : (slug ?? name);
  return addressFrom(address);
}

function addressOfDoc(source: string, id?: string, slug?: string): string {
  const name = path.posix.basename(source).replace(/\.mdx?$/, '');
  const address = getSlug({
    baseID: id ?? stripNumberPrefix(name, DefaultNumberPrefixParser),
    ...(slug === undefined ? {} : {frontMatterSlug: slug}),
    source: `@site/docs/${source}`,
    sourceDirName: path.posix.dirname(source),
  });
  return addressFrom(address);
}

/** With a slash in front and none at the end, as the config asks for. */
export const addressFrom = (slug: string): string =>
  path.posix.join('/', slug).replace(/(?<=.)\/$/, '');

/** The addresses of pages that the theme adds. */
const LISTS = ['/tags', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'];

/** The addresses of what a YAML file defines, one page each. */
const definedIn = (files: readonly SourceFile[], filePath: string, base: string): string[] =>
  files
    .filter((file) => file.filePath === filePath)
    .flatMap((file) =>
      readYaml(file).entries.map(({key, entries}) => {
        const permalink = entries.find((entry) => entry.key === 'permalink')?.value;
        return path.posix.join(base, typeof permalink === 'string' ? permalink : key);
      }),
    );

/** Every address that a page may link to, with the page behind it if it is written in Markdown. */
export function knownAddresses(files: readonly SourceFile[]): Map<string, SourceFile | undefined> {
  return new Map<string, SourceFile | undefined>([
    ...[
      ...LISTS,
      ...definedIn(files, 'blog/authors.yml', '/blog/authors'),
      ...definedIn(files, 'blog/tags.yml', '/blog/tags'),
      ...definedIn(files, 'docs/tags.yml', '/tags'),
    ].map((address) => [address, undefined] as const),
    ...files.filter(isPage).map((file) => [addressOf(file), file] as const),
  ]);
}
