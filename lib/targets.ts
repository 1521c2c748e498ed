import type {LoadContext} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import type {ContentPage} from './pages';

/**
 * What Docusaurus finds for a target of a page, with which the page changes: where a link leads, and what is in a file.
 *
 * @param target as it is written, decoded, without what follows a path
 * @param page the file that it is in
 * @param pages all to which a link can lead
 * @returns the sources and addresses of pages, then a hash of the file in each place where Docusaurus looks for one
 */
export function lookUp(
  target: string,
  page: string,
  pages: readonly ContentPage[],
  {siteDir, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
): (string | undefined)[] {
  const places = [path.dirname(page), siteDir, ...siteConfig.staticDirectories];
  return [
    ...pagesNamed(target, pages),
    ...places.map((place) =>
      hashOfFile(path.join(path.resolve(siteDir, place), target.replace(/^@site\//, ''))),
    ),
  ];
}

/** Undefined if there is no such file. */
const hashOfFile = (file: string): string | undefined =>
  fs.statSync(file, {throwIfNoEntry: false})?.isFile()
    ? simpleHash(fs.readFileSync(file, 'latin1'), 16)
    : undefined;

/**
 * The sources and addresses of the pages that a link to a file of Markdown may lead to. Docusaurus looks for it in several
 * folders: beside the page, in those of the docs in each language and version, and in that of the site.
 *
 * @param target as it is written, decoded
 */
function pagesNamed(target: string, pages: readonly ContentPage[]): string[] {
  const name = path.posix.normalize(target).replace(/^(?:@site\/|(?:\.\.)?\/)+/, '');
  return /\.mdx?$/i.test(name)
    ? pages
        .filter(({source}) => source.endsWith(`/${name}`))
        .map(({source, permalink}) => `${source} ${permalink}`)
    : [];
}
