import {faultsOfPage} from '../plugins/content/page-rules';
import {isMarkdown, readPage} from './page';
import type {Check} from './source-files';

/** Every page is MDX whose facts are known, and comes out as it is written: the rules that stop a build. */
export const pageRules: Check = (files) =>
  files.filter(isMarkdown).flatMap((file) => {
    const {page, faults} = readPage(file);
    return page ? [...faults, ...faultsOfPage(page)] : faults;
  });
