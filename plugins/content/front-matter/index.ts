import type {ParseFrontMatter} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {unixText} from '../../../lib/unix-text';
import {stopAtFirst} from '../../../lib/source-error';
import {frontMatterFaults} from './faults';
import {keysByFolder} from './keys';

/**
 * Stops at a key that a page's front matter can't have, and at a value that it can't have. Docusaurus 3.10.2
 * ignores an unknown key, so a page with a misspelt `description` would have none, and reports a value without
 * its line. Anything but a page of `docs/`, `blog/` or `src/` passes, and so does a page without front matter.
 *
 * @throws Error with file, line and how to fix it
 */
export const withValidKeys =
  (parseFrontMatter: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const filePath = toMessageRelativeFilePath(params.filePath);
    const text = unixText(params.fileContent);
    const [folder = ''] = filePath.split('/');
    if (folder in keysByFolder && text.startsWith('---\n')) {
      stopAtFirst(frontMatterFaults({filePath, text}));
    }
    return parseFrontMatter(params);
  };
