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
    },
    configureWebpack({experiments}) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
        return {};
      }
      const {cache} = experiments as {cache?: {version?: string}};
      if (!cache?.version) {
        throw new Error(
          "the bundler's configuration no longer has experiments.cache.version — read core/lib/webpack/base.js and adapt plugins/bundle/cache-version.ts",
        );
      }
      const parts = [cache.version, context.generatedFilesDir, addresses, hashOfSite(context)];
      return {experiments: {cache: {version: parts.join('-')}}};
    },
  };
}
