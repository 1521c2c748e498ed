import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {themeConfig} from '../../site/theme-config';

/** The site with an announcement bar. */
const variant: Config = {
  ...config,
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'first-news', content: 'The first news', isCloseable: true},
  },
};

export default variant;
