import {docsMarkdownPlugins, markdownPlugins} from '../../site/markdown-plugins';
import {withPages} from './with-pages';

const site = withPages('mistakes', {...markdownPlugins, path: 'tests/fixtures/mistakes/pages'});

/** Pages and a doc with mistakes in what is written. */
export default {
  ...site,
  plugins: [
    ...(site.plugins ?? []),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsMarkdownPlugins,
        id: 'mistakes',
        path: 'tests/fixtures/mistakes/docs',
        routeBasePath: 'mistakes',
      },
    ],
  ],
};
