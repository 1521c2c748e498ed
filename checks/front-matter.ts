import {frontMatterFaults} from '../plugins/content/front-matter/faults';
import {isAnyPage} from './pages/read-page';
import type {Check} from './source-files';

/** Every page begins with front matter whose keys are valid and whose values Docusaurus can read. */
export const frontMatter: Check = (files) => files.filter(isAnyPage).flatMap(frontMatterFaults);
