import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Configuration, NextHandleFunction} from 'webpack-dev-server';
import {ADDRESS, withOpenPages} from './open-pages';

/** What is used of Rspack beside webpack's API. */
interface Rspack {
  lazyCompilationMiddleware(compiler: object): NextHandleFunction;
}

/**
 * Has the preview compile a page when it is opened for the first time, and after that with each edit
 * that it shows: `npm start` is ready, and an edited fact is seen, after the time of the open pages
 * instead of that of all.
 *
 * It works as the registry has no `require.resolveWeak` in the browser, which would be a reason to
 * compile each page (plugins/bundle/page-chunks).
 *
 * @throws Error when the bundler cannot do it
 */
export default function lazyPages({generatedFilesDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  return {
    name: 'lazy-pages',
    configureWebpack(_config, _isServer, {currentBundler: {name, instance}}) {
      const {lazyCompilationMiddleware} = instance as unknown as Partial<Rspack>;
      if (!lazyCompilationMiddleware) {
        throw new Error(
          `${name} has no lazyCompilationMiddleware — read core/lib/commands/start/webpack.js and adapt plugins/preview/lazy-pages`,
        );
      }
      const setupMiddlewares: Configuration['setupMiddlewares'] = (middlewares, {compiler}) => [
        withOpenPages(
          lazyCompilationMiddleware(compiler),
          path.join(generatedFilesDir, 'open-pages.txt'),
        ),
        ...middlewares,
      ];
      return {
        lazyCompilation: {entries: false, imports: true, prefix: ADDRESS, test: /\.mdx?$/},
        devServer: {setupMiddlewares},
      };
    },
  };
}
