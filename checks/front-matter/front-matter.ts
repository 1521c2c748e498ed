import {frontMatterFaults} from '../../plugins/content/front-matter/faults';
import {isPage} from '../pages/read-page';
import type {Check} from '../source-files';

/** Every page begins with front matter whose keys are valid and whose values Docusaurus can read. */
export const frontMatter: Check = (files) => files.filter(isPage).flatMap(frontMatterFaults);
