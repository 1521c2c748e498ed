import type {Options} from '@docusaurus/preset-classic';
import {classicPreset} from '../../site/classic-preset';
import {withNavbarItem} from './broken';

/** A sidebar with nothing to link to, and a navbar item that leads to it. */
export default {
  ...withNavbarItem({type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}),
  presets: [
    [
      'classic',
      {
        ...classicPreset,
        docs: {
          ...(classicPreset.docs as object),
          sidebarPath: './tests/fixtures/sidebars-with-empty-one.ts',
        },
      } satisfies Options,
    ],
  ],
};
