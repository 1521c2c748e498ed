import logger from '@docusaurus/logger';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, MarkdownHooks, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import path from 'node:path';

type BrokenLink = Parameters<Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>>[0];

let siteDir = '';
let versions: LoadedVersion[] = [];

/**
 * Lets translated docs and those without a translation link to each other by file. Docusaurus looks for a
 * file next to the one that links to it, and a translation is in a folder of its own.
 */
export default function translatedLinks(context: LoadContext): Plugin {
  return {
    name: 'translated-links',
    allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      siteDir = context.siteDir;
      versions = (instances as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions);
      return Promise.resolve();
    },
  };
}

/** The address of a doc that is in the other folder, its translation's or the original's; otherwise, warns. */
export function findInOtherFolder({sourceFilePath, url, node}: BrokenLink): string | undefined {
  const [, link = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const file = decodeURIComponent(link).replace(/^@site(?=\/)/, siteDir);
  const target = path.resolve(path.dirname(sourceFilePath), file);
  const address = versions.map((version) => addressIn(version, target)).find(Boolean);
  if (address) {
    return address + rest;
  }
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  logger.warn(
    logger.interpolate`Markdown link with URL code=${url} in source file path=${sourceFilePath} (${line}:${column}) couldn't be resolved. Make sure it leads to a Markdown file of the same plugin.`,
  );
  return undefined;
}

function addressIn(version: LoadedVersion, target: string): string | undefined {
  const folders = [version.contentPathLocalized, version.contentPath].filter(
    (folder) => folder !== undefined,
  );
  const home = folders.find((folder) => target.startsWith(folder + path.sep));
  const sources = home
    ? folders.map((folder) =>
        aliasedSitePath(path.join(folder, path.relative(home, target)), siteDir),
      )
    : [];
  return version.docs.find(({source}) => sources.includes(source))?.permalink;
}
