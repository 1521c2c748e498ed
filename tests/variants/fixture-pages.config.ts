import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** The site with pages that misbehave when a test asks them to. */
const fixturePages: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    ['@docusaurus/plugin-content-pages', {id: 'fixtures', path: 'tests/fixtures/pages'}],
  ],
};

export default fixturePages;
