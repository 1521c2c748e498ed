import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '@site/product/identity';

/** The provider and the website, as the structured data of every page names them. */
export interface SiteData {
  organization: object;
  website: object;
  inLanguage: string;
  /** Makes an address of the site absolute. */
  absolute: (address: string) => string;
}

export function useSite(): SiteData {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const absolute = (address: string) => withBaseUrl(address, {absolute: true});
  const {provider} = identity;
  return {
    organization: {
      '@type': 'Organization',
      '@id': `${provider.website}/#organization`,
      name: provider.name,
      url: provider.website,
      slogan: provider.tagline,
      logo: absolute('/img/logo.svg'),
    },
    website: {
      '@type': 'WebSite',
      '@id': `${absolute('/')}#website`,
      name: siteConfig.title,
      url: absolute('/'),
    },
    inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    absolute,
  };
}
