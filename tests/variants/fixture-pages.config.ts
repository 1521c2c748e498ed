import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {highlightedCode} from '../../plugins/highlighted-code';
import {tableAlignment} from '../../plugins/table-alignment';

/** The site with pages that show what a test needs, and with pages that misbehave when it asks them to. */
const fixturePages: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'fixtures',
        path: 'tests/fixtures/pages',
        rehypePlugins: [highlightedCode, tableAlignment],
      },
    ],
  ],
};

export default fixturePages;
