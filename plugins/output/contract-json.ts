import {facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {packages} from '../../product/packages';
import type {PlatformId} from '../../product/types';
import {twinAddress} from '../../lib/addresses';
import {archiveAddress} from '../content/samples';
import {referenceDoc} from '../contract/addresses';
import {currentLanguage} from '../contract/language';
import {namesSince} from '../contract/names';
import {output} from '../finish/output';

/**
 * The number of the form of `/contract.json`. Properties may be added under the same number; a form in which one is gone, or
 * means something else, gets the next.
 */
const FORMAT = 1;

/**
 * Publishes what the SDK can do as data: `/contract.json`, for agents and generators, and the part of each platform alone,
 * `/Android/contract.json`. In another language, all are below its base, with the words of the contract translated.
 */
export const contractJson = output(
  'contract-json',
  ({siteConfig, baseUrl}) => new URL(baseUrl, siteConfig.url).href,
  (base) => ({
    'contract.json': JSON.stringify(contractDocument(base)),
    ...Object.fromEntries(
      platformIds.map((id) => [
        `${facts[id].path}/contract.json`,
        JSON.stringify({format: FORMAT, ...platformDocument(id, base)}),
      ]),
    ),
  }),
);

/** @param base absolute address of the site's root, with a trailing slash */
export const contractDocument = (base: string) => ({
  format: FORMAT,
  name: facts.sdk.name,
  index: `${base}llms.txt`,
  platforms: Object.fromEntries(platformIds.map((id) => [id, platformDocument(id, base)])),
});

/** The contract on one platform, and where to find the rest. */
export function platformDocument(platform: PlatformId, base: string) {
  const {contract} = currentLanguage().editionOn(platform);
  return {
    name: facts[platform].name,
    version: facts.sdk.version,
    packages: packages[platform],
    install: base + twinAddress(`${facts[platform].path}/install`, ''),
    reference: base + referenceDoc(platform),
    sample: base + archiveAddress(platform),
    ...contract,
    releases: contract.releases.map((release) => ({
      ...release,
      added: [...namesSince(release.version, contract).map(({name}) => name), ...release.added],
    })),
  };
}
