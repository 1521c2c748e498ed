import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

/** The site after its next release: every Markdown page says so, and has another chunk. */
const nextDeploy: Config = {
  ...config,
  markdown: {
    ...config.markdown,
    preprocessor: (file) => `${config.markdown?.preprocessor?.(file)}\n\nFrom the next release.\n`,
  },
};

export default nextDeploy;
