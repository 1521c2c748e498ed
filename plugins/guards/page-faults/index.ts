import logger from '@docusaurus/logger';
import type {ReportingSeverity} from '@docusaurus/types';
import {filesIn} from '../../../lib/files';
import type {PageReader} from '../../finish/reader';
import {findFaults, type Fault} from './find-faults';
import {readReferences, type References} from './read-references';

/**
 * Checks the built pages for what Docusaurus 3.10.2 doesn't see: links and pictures that are written as
 * HTML or with `pathname://` and lead nowhere, and ids that aren't unique. For links and anchors, the
 * severity that the config sets for Docusaurus applies.
 *
 * @throws Error with the file of each fault, and its line if known
 */
export const pageFaults: PageReader = {
  begin({outDir, baseUrl, siteConfig, i18n, linesOf}) {
    const pages = new Map<string, References>();
    const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
    const isHere = (address: string) => longestStart(address, bases) === baseUrl;
    const levels: Record<Fault['kind'], ReportingSeverity> = {
      link: siteConfig.onBrokenLinks,
      anchor: siteConfig.onBrokenAnchors,
      id: 'throw',
    };
    return {
      see({address, tree}) {
        pages.set(address, readReferences(tree));
      },
      end() {
        const files = new Set(filesIn(outDir).map((file) => baseUrl + file));
        const faults = findFaults(pages, files, siteConfig.url, isHere);
        for (const level of ['warn', 'throw'] as const) {
          const lines = linesOf(faults.filter(({kind}) => levels[kind] === level));
          if (lines.length > 0) {
            logger.report(level)(lines.join('\n'));
          }
        }
      },
    };
  },
};

/** Of `/` and `/fr/`, `/fr/a` belongs to `/fr/`. */
const longestStart = (address: string, starts: readonly string[]) =>
  starts
    .filter((start) => address.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');
