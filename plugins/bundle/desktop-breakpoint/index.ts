import type {Plugin} from '@docusaurus/types';
import {mediaFrom996} from './media-queries';

/**
 * Lets desktop begin AT 996 px in style sheets (specification 3.18). Docusaurus 3.10.2 and Infima
 * begin at 997 px. What their scripts ask for is the patch `desktop-from-996`.
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
