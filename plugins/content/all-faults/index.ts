import type {Plugin} from '@docusaurus/types';

/**
 * Has a build report the faults of all pages at once. Docusaurus 3.10.2 ends as soon as the browser's part is compiled
 * (ForceTerminatePlugin), and so without the faults in docs that only the server compiles. It can go when it waits.
 *
 * @upstream @docusaurus/core/lib/webpack/plugins/ForceTerminatePlugin.js
 */
export default function allFaults(): Plugin {
  return {
    name: 'all-faults',
    configureWebpack: ({plugins = []}) => ({
      mergeStrategy: {plugins: 'replace'},
      plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'ForceTerminatePlugin'),
    }),
  };
}
