import logger from '@docusaurus/logger';
import type {MarkdownHooks, Plugin} from '@docusaurus/types';
import {aliasedSitePath, toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {type Content, contentsOf, type Folders} from '../../../lib/pages';
import {decoded} from '../../../lib/addresses';
import {nearestName} from '../../../lib/text';
import {formatFault} from '../../../lib/faults';

type BrokenLink = Parameters<Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>>[0];

let siteDir = '';
let contents: Content[] = [];

/**
 * Lets translated pages and those without a translation link to each other by file. Docusaurus looks for a
 * file next to the one that links to it, and a translation is in a folder of its own.
 */
export default function translatedLinks(context: Folders): Plugin {
  return {
    name: 'translated-links',
    allContentLoaded({allContent}) {
      siteDir = context.siteDir;
      contents = contentsOf(allContent, context);
      return Promise.resolve();
    },
  };
}

/** The address of a page that is in the other folder, its translation's or the original's; otherwise, warns. */
export function findInOtherFolder({sourceFilePath, url, node}: BrokenLink): string | undefined {
  const [, link = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const from = path.resolve(sourceFilePath);
  const file = decoded(link).replace(/^@site(?=\/)/, siteDir);
  const content = contents.find(({folders}) => folders.some((folder) => isIn(folder, from)));
  const address = content && addressIn(content, path.resolve(path.dirname(from), file));
  if (address) {
    return address + rest;
  }
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  const nearest = nearestName(link, content ? linksFrom(content, from) : []);
  logger.warn(
    formatFault({
      ...{filePath: toMessageRelativeFilePath(from), line, column},
      problem: `the link ${url} leads to no page`,
      mend: `${nearest ? `did you mean ${nearest}? A` : 'a'} page of another kind needs its address`,
    }),
  );
  return undefined;
}

const isIn = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

function addressIn({folders, pages}: Content, target: string): string | undefined {
  const home = folders.find((folder) => isIn(folder, target));
  const sources = home
    ? folders.map((folder) =>
        aliasedSitePath(path.join(folder, path.relative(home, target)), siteDir),
      )
    : [];
  return pages.find(({source}) => sources.includes(source))?.permalink;
}

/** The links by which a file would reach the pages next to it. */
const linksFrom = ({pages}: Content, from: string): string[] =>
  pages.map(({source}) =>
    path.posix
      .relative(path.posix.dirname(aliasedSitePath(from, siteDir)), source)
      .replace(/^(?!\.)/, './'),
  );
