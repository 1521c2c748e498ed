import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** A page with links to a page, an anchor and a file that are not there. */
const brokenLink: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    ['@docusaurus/plugin-content-pages', {id: 'broken', path: 'tests/fixtures/broken-pages'}],
  ],
};

export default brokenLink;
