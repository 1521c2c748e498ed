import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';
import {structuredData} from '../../site/theme-config';

/** The site below a folder of its host, in two languages, one of them in another script. */
const nested: Config = {
  ...site,
  baseUrl: '/docs/',
  headTags: [structuredData('/docs/')],
  i18n: {...site.i18n, defaultLocale: 'en', locales: ['en', 'ar']},
};

export default nested;
