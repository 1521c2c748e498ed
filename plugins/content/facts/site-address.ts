import type {LoadContext, Plugin} from '@docusaurus/types';
import {getLocaleConfig} from '@docusaurus/utils';
import {removeTrailingSlash} from '@docusaurus/utils-common';
import {facts} from '../../../product';

let current = facts.site.url;

/**
 * Where the site is, base URL included, without a slash at the end: what `{{site.url}}` stands for. The
 * same in all languages, like the messages of the SDK: it is where the default one is.
 */
export const siteAddress = (): string => current;

/** Takes the base URL from the configuration: the bundler calls plugins for Markdown without telling them. */
export default function siteAddressOfBuild({i18n}: LoadContext): Plugin {
  const {url, baseUrl} = getLocaleConfig(i18n, i18n.defaultLocale);
  current = removeTrailingSlash(url + baseUrl);
  return {name: 'site-address'};
}
