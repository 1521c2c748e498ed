import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** Pages with a link whose anchor is nowhere, and a link to a Markdown file that is not there. */
const brokenMarkdown: Config = {
  ...config,
  onBrokenLinks: 'warn',
  plugins: [
    ...(config.plugins ?? []),
    ['@docusaurus/plugin-content-pages', {id: 'broken', path: 'tests/fixtures/broken-pages'}],
  ],
};

export default brokenMarkdown;
