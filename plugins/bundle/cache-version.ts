import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {hashOfSite} from '../../lib/cache';
import {contentPages} from '../../lib/pages';

/**
 * Discards the bundler's cache after an edit that can change every page. Docusaurus 3.10.2 tells the
 * cache only about the config file, so it would serve pages with old samples and facts, links to the old
 * address of a page, and modules from another folder of generated files.
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
    configureWebpack({experiments}) {
      // Undefined without a cache that outlives the build.
      const {cache} = experiments as {cache?: {version: string}};
      const own = [context.generatedFilesDir, addresses, hashOfSite(context)];
      return cache ? {experiments: {cache: {version: [cache.version, ...own].join('-')}}} : {};
    },
  };
}
