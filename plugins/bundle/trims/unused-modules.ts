import type {ThemeConfig} from '@docusaurus/preset-classic';
import path from 'node:path';

const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'));
const CLASSIC = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));

/** The component of each type of navbar item (theme-classic 3.10.2, NavbarItem/ComponentTypes). */
const ITEMS: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
};

/**
 * Modules that no browser needs:
 *
 * - components that the config turns off: theme-classic only decides when a page is drawn, so the browser
 *   loads them all the same;
 * - Docusaurus' banner about a wrong base URL: the site has its own, src/early/base-url-banner.js;
 * - the languages that theme-classic adds to Prism: the build highlights the code.
 */
export function unusedModules({announcementBar, docs, footer, navbar}: ThemeConfig): string[] {
  const items = JSON.stringify(navbar?.items ?? []);
  // Languages and versions are dropdowns as well.
  const isUsed = (type: string) =>
    items.includes(`"type":"${type}"`) || (type === 'dropdown' && /"items":|Dropdown"/.test(items));
  return [
    path.join(CORE, 'lib/client/BaseUrlIssueBanner/index.js'),
    path.join(CLASSIC, 'lib/prism-include-languages.js'),
    // A build has no drafts.
    '@theme/ContentVisibility/Draft',
    ...(announcementBar ? [] : ['@theme/AnnouncementBar']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['@theme/Footer/Logo']),
    ...Object.entries(ITEMS)
      .filter(([type]) => !isUsed(type))
      .map(([, component]) => `@theme/NavbarItem/${component}`),
  ];
}
