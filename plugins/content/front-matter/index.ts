import type {ParseFrontMatter} from '@docusaurus/types';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {unixText} from '../../../lib/unix-text';
import {stopAtFirst} from '../../../lib/source-error';
import {frontMatterFaults} from './faults';

/**
 * Stops at a key that a page's front matter can't have, and at a value that it can't have. Docusaurus 3.10.2
 * ignores an unknown key, so a page with a misspelt `description` would have none, and reports a value without
 * its line. Anything but a doc, a post or a stand-alone page passes, and so does a page without front matter.
 *
 * @throws Error with file, line and how to fix it
 */
export const withValidKeys =
  (parseFrontMatter: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const filePath = toMessageRelativeFilePath(params.filePath);
    const text = unixText(params.fileContent);
    if (text.startsWith('---\n')) {
      stopAtFirst(frontMatterFaults({filePath, text}));
    }
    return parseFrontMatter(params);
  };
