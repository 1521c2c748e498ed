import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** A page with a picture that is not there. */
const missingPicture: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {id: 'missing-picture', path: 'tests/fixtures/missing-picture'},
    ],
  ],
};

export default missingPicture;
