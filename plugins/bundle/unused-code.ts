import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {installed} from '../../lib/packages';

const NOTHING = path.join(__dirname, 'nothing.tsx');

/**
 * Keeps out of the browser's scripts what the config turns off, Docusaurus' own banner, and Prism's languages: a fifth of
 * a docs page's scripts. The preview keeps everything. It can go when Docusaurus bundles what the config turns on alone.
 *
 * @upstream @docusaurus/theme-classic/src/theme/NavbarItem/ComponentTypes.tsx
 */
export default function unusedCode({siteConfig, siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  const modules = unusedModules(siteConfig.themeConfig);
  // The data that it writes are in each page, for the application to read.
  const onlyInHtml = path.join(siteDir, 'src/doc-text/DocTextData.tsx');
  return {
    name: 'unused-code',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: Object.fromEntries(
          (isServer ? modules : [...modules, onlyInHtml]).map((name) => [name, NOTHING]),
        ),
      },
    }),
  };
}

/** Types of navbar items beside links, the sidebar and the search (theme-classic 3.10.2, NavbarItem/ComponentTypes). */
const ITEMS = ['doc', 'docsVersion', 'docsVersionDropdown', 'dropdown', 'html', 'localeDropdown'];

const componentOf = (type: string): string =>
  `@theme/NavbarItem/${type.charAt(0).toUpperCase()}${type.slice(1)}NavbarItem`;

/**
 * Modules that no browser needs:
 *
 * - components that the config turns off: theme-classic only decides when a page is drawn, so the browser
 *   loads them all the same;
 * - Docusaurus' banner about a wrong base URL: the site has its own, src/early/failure.ts;
 * - the languages that theme-classic adds to Prism: the build highlights the code.
 */
function unusedModules({announcementBar, docs, footer, navbar}: ThemeConfig): string[] {
  const items = JSON.stringify(navbar?.items ?? []);
  // Languages and versions are dropdowns as well.
  const isUsed = (type: string) =>
    items.includes(`"type":"${type}"`) || (type === 'dropdown' && /"items":|Dropdown"/.test(items));
  return [
    installed('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js'),
    installed('@docusaurus/theme-classic/lib/prism-include-languages.js'),
    // A build has no drafts.
    '@theme/ContentVisibility/Draft',
    // The old page stays until the new one is loaded, or src/early/failure.ts shows why it isn't.
    '@theme/Loading',
    ...(announcementBar ? [] : ['@theme/AnnouncementBar']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['@theme/DocSidebar/Desktop/CollapseButton', '@theme/DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['@theme/Footer/Logo']),
    ...ITEMS.filter((type) => !isUsed(type)).map(componentOf),
  ];
}
