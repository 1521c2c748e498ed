import {frontMatterFaults} from '../plugins/content/front-matter/faults';
import {hasFrontMatter, readFrontMatter} from '../plugins/content/front-matter/yaml';
import {isAnyPage} from './page';
import type {Check} from './source-files';

/** Every page begins with front matter whose keys are valid and whose values Docusaurus can read. */
export const frontMatter: Check = (files) =>
  files
    .filter(isAnyPage)
    .flatMap((file) =>
      hasFrontMatter(file.text) ? frontMatterFaults(file) : readFrontMatter(file).faults,
    );
