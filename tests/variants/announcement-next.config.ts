import type {Config} from '@docusaurus/types';
import {themeConfig} from '../../site/theme-config';
import announcement from './announcement.config';

/** The site of `announcement`, published again with other news. */
const variant: Config = {
  ...announcement,
  themeConfig: {
    ...themeConfig,
    announcementBar: {id: 'next-news', content: 'The next news', isCloseable: true},
  },
};

export default variant;
