import type {Plugin} from '@docusaurus/types';
import {mediaFrom996} from './media-queries';

/**
 * Makes desktop begin AT 996 px in style sheets (specification 3.18). In Docusaurus 3.10.2 and Infima,
 * it begins at 997 px. The patch `desktop-from-996` does the same for their scripts.
 */
export default function desktopBreakpoint(): Plugin {
  return {
    name: 'desktop-breakpoint',
    configurePostCss(options) {
      options.plugins.push(mediaFrom996);
      return options;
    },
  };
}
