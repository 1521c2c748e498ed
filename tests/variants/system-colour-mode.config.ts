import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {themeConfig} from '../../site/theme-config';

/** The colour mode follows the system until the reader chooses one. */
const variant: Config = {
  ...config,
  themeConfig: {
    ...themeConfig,
    colorMode: {...themeConfig.colorMode, respectPrefersColorScheme: true},
  },
};

export default variant;
