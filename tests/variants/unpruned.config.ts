import './no-patches';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {finishing} from '../../site/plugins';

/** The site as Docusaurus writes it, with its whole style sheet in a file, and without files for docs' texts. */
const unpruned: Config = {
  ...config,
  plugins: config.plugins?.filter((plugin) => plugin !== finishing),
};

export default unpruned;
