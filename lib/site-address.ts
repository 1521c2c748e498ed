/** The address of this site, which the owner writes in product/identity.ts. */
import {identity} from '../product/identity';
import type {SourceFault} from './faults';
import {readText} from './files';

export const IDENTITY = 'product/identity.ts';

/** With nothing behind its path; a page, such as one in `.html`, has no pages below it. */
const ADDRESS = /^https?:\/\/[^/\s?#]+(?:\/(?!.*\.html$)[^/\s?#]+)*$/;

/** What is wrong with it, if anything is: what the build makes of it would lead elsewhere. */
export function siteFaults(url = identity.site.url): SourceFault[] {
  if (URL.canParse(url) && ADDRESS.test(url)) {
    return [];
  }
  const lines = readText(IDENTITY).split('\n');
  const line = lines.findIndex((each) => each.includes(`'${url}'`)) + 1;
  const problem = `site.url "${url}" is not the address of a site`;
  const mend =
    'write it with https://, such as https://docs.example.org or https://example.org/docs';
  return [{filePath: IDENTITY, line, problem, mend}];
}
