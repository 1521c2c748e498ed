import logger from '@docusaurus/logger';
import type {MarkdownHooks} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {formatFault} from '../../../lib/faults';

type BrokenLink = Parameters<Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>>[0];

/**
 * Warns of a link to a Markdown file that leads to no page (specification 7.2), in one line with file and line.
 * Links between docs are written from the docs' root, `/iOS/install.mdx`: Docusaurus looks there in the version and
 * the language of the page, and then in what isn't translated; beside a file, only in the folder of that file.
 */
export function warnOfBrokenLink({sourceFilePath, url, node}: BrokenLink): void {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  logger.warn(
    formatFault({
      ...{filePath: toMessageRelativeFilePath(sourceFilePath), line, column},
      problem: `the link ${url} leads to no page`,
      mend: "write the file's path from the root of the docs, such as /iOS/install.mdx, or, for a page of another kind, its address",
    }),
  );
}
