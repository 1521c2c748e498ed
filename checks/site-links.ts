import {lineOf} from '../lib/faults';
import {nearestName} from '../lib/text';
import type {Finding} from './finding';
import {knownAddresses} from './pages/addresses';
import {addressOnHost} from './pages/link-target';
import {isOfBuild} from './pages/other-addresses';
import {publishedFiles} from './pages/published-files';
import {siteLinks, type SiteLink} from './pages/site-links';
import {textOf, type Check, type SourceFile} from './source-files';

/** Every link of the navbar and the footer leads to a page; what Docusaurus leaves alone may lead to a file. */
export const linksOfSite: Check = (files) => brokenLinks(siteLinks, files);

/** The links that lead to no page. */
export function brokenLinks(links: readonly SiteLink[], files: readonly SourceFile[]): Finding[] {
  const pages = knownAddresses(files);
  const published = publishedFiles(pages);
  return links.flatMap(({to, filePath}) => {
    const onHost = addressOnHost(to);
    const address = (onHost ?? to).replace(/[?#].*/, '');
    const known = [...pages.keys(), ...(onHost === undefined ? [] : published)];
    const line = lineOf(textOf(files, filePath), `'${to}'`);
    const mend = `did you mean ${nearestName(address, known) ?? ''}?`;
    return known.includes(address) || isOfBuild(address, files)
      ? []
      : [{filePath, line, problem: `there is no ${address}`, mend}];
  });
}
