import type {Config} from '@docusaurus/types';
import {markdownPlugins} from '../../site/markdown-plugins';
import {withPages} from './with-pages';

const site = withPages('pages', markdownPlugins);

/**
 * The site with pages that show what a test needs, and with pages that misbehave when it asks them to; and
 * with a second instance of the docs, which has every form that the documentation of Docusaurus shows.
 */
const fixturePages: Config = {
  ...site,
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...markdownPlugins,
        id: 'fixtures',
        path: 'tests/fixtures/docs',
        routeBasePath: 'fixtures',
      },
    ],
  ],
};

export default fixturePages;
