import {twinAddress} from '../../../lib/addresses';
import {bundles} from './bundles';
import type {Site, Twin} from './page';
import {rules} from './rules';
import type {Section} from './sections';

/**
 * What is published of a site's twins: each in a file, and many at once.
 *
 * @param isListed whether the index and the bundles may include the page at an address
 * @returns texts by their addresses below the site's url
 */
export const twinFiles = (
  twins: readonly Twin[],
  site: Site,
  sections: readonly Section[],
  isListed: (address: string) => boolean,
): Map<string, string> =>
  new Map([
    ...twins.map(
      ({address, heading, text}) =>
        [twinAddress(address, site.baseUrl), [heading, rules(site.say), text].join('\n')] as const,
    ),
    ...bundles(
      sections,
      twins.filter(({address}) => isListed(address)),
      site,
    ),
  ]);
