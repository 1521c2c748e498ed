import {nearestName} from '../lib/nearest-name';
import type {Finding} from './finding';
import {knownAddresses} from './pages/addresses';
import {isOfBuild} from './pages/other-addresses';
import {siteLinks, type SiteLink} from './pages/site-links';
import type {Check, SourceFile} from './source-files';

/** Every link of the navbar and the footer leads to a page. */
export const linksOfSite: Check = (files) => brokenLinks(siteLinks, files);

/** The links that lead to no page. */
export function brokenLinks(links: readonly SiteLink[], files: readonly SourceFile[]): Finding[] {
  const known = [...knownAddresses(files).keys()];
  return links.flatMap(({to, filePath}) => {
    const address = to.replace(/[?#].*/, '');
    const lines = files.find((file) => file.filePath === filePath)?.text.split('\n') ?? [];
    const line =
      1 +
      Math.max(
        0,
        lines.findIndex((text) => text.includes(`'${to}'`)),
      );
    const mend = `did you mean ${nearestName(address, known) ?? ''}?`;
    return known.includes(address) || isOfBuild(address, files)
      ? []
      : [{filePath, line, problem: `there is no ${address}`, mend}];
  });
}
