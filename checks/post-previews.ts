import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import {contentKind} from '../lib/pages';
import type {Finding} from './finding';
import {isAnyPage} from './pages/read-page';
import type {Check} from './source-files';

/** Every post marks where its preview in the list of posts ends; Docusaurus looks for the mark in its text. */
export const postPreviews: Check = (files) =>
  files
    .filter((file) => isAnyPage(file) && contentKind(file.filePath) === 'blog')
    .filter(({text}) => !DEFAULT_OPTIONS.truncateMarker.test(text))
    .map(({filePath}): Finding => ({
      filePath,
      line: 1,
      problem: 'the list of posts would show the whole post',
      mend: 'put {/* truncate */} on a line of its own below the first paragraph',
    }));
