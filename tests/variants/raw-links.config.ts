import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** A page with what Docusaurus lets through. */
const rawLinks: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    ['@docusaurus/plugin-content-pages', {id: 'raw-links', path: 'tests/fixtures/raw-links'}],
  ],
};

export default rawLinks;
