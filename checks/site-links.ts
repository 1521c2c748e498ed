import {lineOf} from '../lib/line-of';
import {nearestName} from '../lib/nearest-name';
import type {Finding} from './finding';
import {knownAddresses} from './pages/addresses';
import {isOfBuild} from './pages/other-addresses';
import {siteLinks, type SiteLink} from './pages/site-links';
import {textOf, type Check, type SourceFile} from './source-files';

/** Every link of the navbar and the footer leads to a page. */
export const linksOfSite: Check = (files) => brokenLinks(siteLinks, files);

/** The links that lead to no page. */
export function brokenLinks(links: readonly SiteLink[], files: readonly SourceFile[]): Finding[] {
  const known = [...knownAddresses(files).keys()];
  return links.flatMap(({to, filePath}) => {
    const address = to.replace(/[?#].*/, '');
    const line = lineOf(textOf(files, filePath), `'${to}'`);
    const mend = `did you mean ${nearestName(address, known) ?? ''}?`;
    return known.includes(address) || isOfBuild(address, files)
      ? []
      : [{filePath, line, problem: `there is no ${address}`, mend}];
  });
}
