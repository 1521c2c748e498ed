import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** The site with one more plugin. */
export const withPlugin = (name: string, options: object): Config => ({
  ...config,
  plugins: [...(config.plugins ?? []), [name, options]],
});
