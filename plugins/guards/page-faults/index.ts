import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, ReportingSeverity} from '@docusaurus/types';
import {findFaults, type Fault} from './find-faults';
import {publishedFiles} from '../../../lib/published-files';
import {readBuiltPages} from './read-built-pages';
import {sourcesOf, withPlace} from './source-of-page';

/**
 * Checks the built pages for what Docusaurus 3.10.2 does not see: links and pictures that are
 * written as HTML or with `pathname://` and lead nowhere, signs of an admonition that stayed text, and ids
 * that are not unique. Links and anchors are as serious as the config says of Docusaurus' own.
 *
 * @throws Error with file and, where it is known, line of each fault
 */
export default function builtPages({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'built-pages',
    postBuild({outDir, baseUrl, routes, siteConfig, i18n}) {
      const files = publishedFiles(outDir, generatedFilesDir, baseUrl);
      const pages = readBuiltPages({outDir, baseUrl, routes, siteConfig});
      const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
      const isHere = (address: string) => longestStart(address, bases) === baseUrl;
      const sources = sourcesOf(routes, siteDir);
      const levels: Record<Fault['kind'], ReportingSeverity> = {
        link: siteConfig.onBrokenLinks,
        anchor: siteConfig.onBrokenAnchors,
        admonition: 'throw',
        id: 'throw',
      };
      for (const level of ['warn', 'throw'] as const) {
        const lines = findFaults(pages, new Set(files), siteConfig.url, isHere)
          .filter(({kind}) => levels[kind] === level)
          .map((fault) => withPlace(fault, sources));
        if (lines.length > 0) {
          logger.report(level)(lines.join('\n'));
        }
      }
      return Promise.resolve();
    },
  };
}

/** `/fr/a` among `/` and `/fr/` is `/fr/`'s. */
const longestStart = (address: string, starts: readonly string[]) =>
  starts
    .filter((start) => address.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '');
