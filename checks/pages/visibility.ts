import {readFrontMatter} from '../../plugins/content/front-matter/read-front-matter';
import type {SourceFile} from '../source-files';

/** Whether a page's front matter has a key set to true, such as `draft`. */
const isSet = (file: SourceFile, name: string): boolean =>
  readFrontMatter(file).entries.some(({key, value}) => key === name && value === true);

/** Whether no build publishes the page. */
export const isDraft = (file: SourceFile): boolean => isSet(file, 'draft');

/** Whether the page is published, but listed nowhere. */
export const isUnlisted = (file: SourceFile): boolean => isSet(file, 'unlisted');
