import type {Plugin} from '@docusaurus/types';

/**
 * Stops a build in which a module imports what another doesn't export. The bundler only warns of it, and the page that
 * needs it fails in the browser.
 */
export default function bundlerWarnings(): Plugin {
  return {
    name: 'bundler-warnings',
    configureWebpack: () => ({module: {parser: {javascript: {exportsPresence: 'error'}}}}),
  };
}
