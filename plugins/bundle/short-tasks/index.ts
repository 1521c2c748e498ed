import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps the browser's long tasks short while a page starts or the next one comes, so that it can
 * answer in between (times on a processor slowed 4×):
 *
 * - React is set up in a task of its own, before the application is: about 40 of 90 ms.
 * - Names of props are sorted without the rules of a language, which a browser loads at their first
 *   use: about 40 of 110 ms of the hydration's last task.
 * - The navbar is measured only where it hides on scroll: to measure it, the browser has to lay out a
 *   page with another layout before React is done with it, about 40 of 100 ms of that task.
 * - How far the page is scrolled is asked when it is drawn, and not each time that React draws the
 *   navbar: the browser then brings the styles and the layout of the page up to date.
 * - A file is prefetched once. Docusaurus 3.10.2 adds an element for each file of each link in
 *   sight, and pages share most of theirs: about 20 of 60 ms.
 */
export default function shortTasks(): Plugin {
  const rule = (test: RegExp, loader: string) => ({test, loader: path.join(__dirname, loader)});
  return {
    name: 'short-tasks',
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: path.join(__dirname, 'client-entry.mjs')}),
      module: {
        rules: [
          rule(/[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, 'plain-order-loader.cjs'),
          rule(
            /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useHideableNavbar\.js$/,
            'hideable-navbar-loader.cjs',
          ),
          rule(
            /[\\/]theme-common[\\/]lib[\\/]utils[\\/]scrollUtils\.js$/,
            'scroll-position-loader.cjs',
          ),
          rule(/[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/, 'prefetch-once-loader.cjs'),
        ],
      },
    }),
  };
}
