import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {mediaFrom996} from './media-queries';

/**
 * Lets desktop begin AT 996 px (specification, section 4), not above it.
 *
 * Docusaurus 3.10.2 and Infima begin at 997 px: `(max-width: 996px)` in style sheets and
 * `innerWidth > 996` in theme-common's useWindowSize. There is no option for either, so both are
 * rewritten while they are bundled.
 */
export default function desktopBreakpoint(): Plugin {
  return {
    name: 'desktop-breakpoint',
    configurePostCss(options) {
      options.plugins.push(mediaFrom996);
      return options;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
            loader: path.join(__dirname, 'window-size-loader.cjs'),
          },
        ],
      },
    }),
  };
}
