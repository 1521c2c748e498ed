import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** A page at the address of a doc. */
const duplicateRoute: Config = {
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    [
      '@docusaurus/plugin-content-pages',
      {id: 'duplicate-route', path: 'tests/fixtures/duplicate-route'},
    ],
  ],
};

export default duplicateRoute;
