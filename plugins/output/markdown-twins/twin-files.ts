import {twinAddress} from '../../../lib/page-address';
import {bundles} from './bundles';
import type {BuiltPage, Site, Twin} from './page';
import {rules} from './rules';
import type {Section} from './sections';
import {twinOf} from './twin-of';

/**
 * Makes the twins of a site's pages, while they are read.
 *
 * @param isListed whether the index and the bundles may include the page at an address
 */
export function twinFiles(
  site: Site,
  sections: readonly Section[],
  isListed: (address: string) => boolean,
) {
  const twins: Twin[] = [];
  return {
    /** Called for each built page; doesn't keep its tree. */
    see(page: BuiltPage): void {
      if (site.hasTwin(page.address)) {
        twins.push(twinOf(page, site));
      }
    },
    /** Called after the last page. Returns texts by their addresses below the site's url. */
    files: (): Map<string, string> =>
      new Map([
        ...twins.map(
          ({address, heading, text}) =>
            [
              twinAddress(address, site.baseUrl),
              [heading, rules(site.say), text].join('\n'),
            ] as const,
        ),
        ...bundles(
          sections,
          twins.filter(({address}) => isListed(address)),
          site,
        ),
      ]),
  };
}
