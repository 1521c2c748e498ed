import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

/** The site's config with one more navbar item, which has one mistake. */
export function withNavbarItem(item: NavbarItem): Config {
  const themeConfig = config.themeConfig as ThemeConfig;
  const items = [...(themeConfig.navbar?.items ?? []), item];
  return {...config, themeConfig: {...themeConfig, navbar: {...themeConfig.navbar, items}}};
}
