import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Keeps the page that is left as it is while the next one loads. Docusaurus 3.10.2 renders it anew
 * when the address changes, before it even asks for the files of the next one.
 */
export default function steadyPages(): Plugin {
  return {
    name: 'steady-pages',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/ComponentCreator': path.resolve('src/router/ComponentCreator.ts'),
        },
      },
    }),
  };
}
