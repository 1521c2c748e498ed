import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {hashOfSite} from '../../lib/cache';
import {contentPages} from '../../lib/pages';

/**
 * Discards the bundler's cache after an edit that can change every page. Docusaurus 3.10.2 tells the
 * cache only about the config file, so it would serve pages with old samples and facts, links to the old
 * address of a page, and modules from another folder of generated files.
 *
 * @throws Error when the cache is configured in another way
 */
export default function cacheVersion(context: LoadContext): Plugin {
  let addresses = '';
  return {
    name: 'cache-version',
    allContentLoaded({allContent}) {
      const lines = contentPages(allContent).map(({source, permalink}) => `${source} ${permalink}`);
      addresses = simpleHash(lines.sort().join('\n'), 8);
      return Promise.resolve();
    },
    configureWebpack(config) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {};
      }
      return {
        experiments: {
          cache: {
            version: [
              versionOf(config.experiments),
              context.generatedFilesDir,
              addresses,
              hashOfSite(context),
            ].join('-'),
          },
        },
      };
    },
  };
}

/** @throws Error when the cache is configured in another way */
export function versionOf(experiments: object | undefined): string {
  const {version} = (experiments as {cache?: {version?: string}} | undefined)?.cache ?? {};
  if (!version) {
    throw new Error(
      "the bundler's configuration no longer has experiments.cache.version — read core/lib/webpack/base.js and adapt plugins/bundle/cache-version.ts",
    );
  }
  return version;
}
