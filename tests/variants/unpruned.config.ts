import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import inlineStyles from '../../plugins/finish/styles';

/** The site with its whole style sheet in a file, as Docusaurus writes it. */
const unpruned: Config = {
  ...config,
  plugins: config.plugins?.filter((plugin) => plugin !== inlineStyles),
};

export default unpruned;
