import logger from '@docusaurus/logger';
import type {MarkdownHooks} from '@docusaurus/types';
import {Globby, toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
import {formatFault, sourceError} from '../../../lib/faults';
import {suggestion} from '../../../lib/text';

/** What has been said, with the time of the file's last change: Docusaurus 3.10.2 compiles a post up to four times. */
const said = new Set<string>();

/**
 * Says in one line, with file and line, which link to a Markdown file leads to no page, and goes on (specification
 * 7.2); a picture that isn't there stops the build.
 *
 * Links between docs are written from the docs' root, `/iOS/install.mdx`: Docusaurus looks there in the version and
 * the language of the page, and then in what isn't translated; beside a file, only in the folder of that file.
 */
export const brokenMarkdown = {
  onBrokenMarkdownLinks({sourceFilePath: filePath, url, node}) {
    const problem = `the link ${url} leads to no page`;
    const address = url.replace(/(?:\/index)?\.mdx?(?=[?#]|$)/, '');
    const mend =
      url.startsWith('/') && !/docs\//.test(toMessageRelativeFilePath(filePath))
        ? `write ${address}, the page's address`
        : suggestion(
            url.replace(/[?#].*/, ''),
            Globby.sync('**/*.{md,mdx}', {cwd: 'docs'}).map((name) => `/${name}`),
            {
              otherwise:
                "from one doc to another, write the file's path from the root of the docs, such as /iOS/install.mdx; otherwise, write the page's address, such as /iOS/install; drafts can't be linked to",
            },
          );
    const line = formatFault({filePath, line: 1, ...node.position?.start, problem, mend});
    const key = `${fs.statSync(filePath).mtimeMs} ${line}`;
    if (!said.has(key)) {
      said.add(key);
      logger.warn(line);
    }
  },
  onBrokenMarkdownImages({sourceFilePath: filePath, url, node}) {
    throw sourceError(
      {filePath, line: node.position?.start.line ?? 1},
      `there is no picture ${url}`,
      'put the file next to the page, and write its address as ./name.svg',
    );
  },
} satisfies MarkdownHooks;
