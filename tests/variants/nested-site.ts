import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {structuredData} from '../../site/structured-data';

/** The site below a folder of its host, in three languages, two of them in non-Latin scripts. */
const variant: Config = {
  ...config,
  baseUrl: '/docs/',
  headTags: [structuredData('/docs/')],
  i18n: {...config.i18n, defaultLocale: 'en', locales: ['en', 'ar', 'zh']},
};

export default variant;
