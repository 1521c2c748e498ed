import type {Config} from '@docusaurus/types';
import site from '../../docusaurus.config';

/**
 * The site in two languages, one of them in another script, as some hosts and previews have it: with a slash at the end
 * of each address, and hidden from search engines.
 */
const nested: Config = {
  ...site,
  trailingSlash: true,
  noIndex: true,
  i18n: {...site.i18n, defaultLocale: 'en', locales: ['en', 'ar']},
};

export default nested;
