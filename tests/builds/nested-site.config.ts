import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

/** The site in two languages, one of them in another script. */
const nested: Config = {
  ...site,
  i18n: {...site.i18n, defaultLocale: 'en', locales: ['en', 'ar']},
};

export default nested;
