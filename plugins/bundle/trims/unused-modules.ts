import type {ThemeConfig} from '@docusaurus/preset-classic';
import {toMessageRelativeFilePath} from '@docusaurus/utils';
import fs from 'node:fs';
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
 * Names of the theme's components that no build needs, or that an option turns off. theme-classic only
 * decides when a page is drawn, so the browser loads the component all the same.
 */
export function unusedComponents({announcementBar, docs, footer, navbar}: ThemeConfig): string[] {
  const types = typesOf(navbar?.items ?? []);
  return [
    // A build has no drafts.
    'ContentVisibility/Draft',
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(docs?.sidebar?.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...Object.entries(ITEMS)
      .filter(([type]) => !types.has(type))
      .map(([, component]) => `NavbarItem/${component}`),
  ];
}

interface Item {
  type?: unknown;
  items?: readonly unknown[];
}

/** The types of items and of the items inside them. Languages and versions are dropdowns as well. */
function typesOf(items: readonly unknown[]): Set<string> {
  const types = (items as readonly Item[]).flatMap(({type, items: inner}) => [
    typeof type === 'string' ? type : inner ? 'dropdown' : 'default',
    ...typesOf(inner ?? []),
  ]);
  return new Set(types.flatMap((type) => (/Dropdown$/.test(type) ? [type, 'dropdown'] : [type])));
}

/**
 * Modules that no browser needs, each with its replacement:
 *
 * - components that the config turns off;
 * - Docusaurus' banner about a wrong base URL: the site has its own, src/components/BaseUrlBanner;
 * - the languages that theme-classic adds to Prism: the build highlights the code.
 *
 * @throws Error when one of them is missing, for example because it was renamed
 */
export function unusedModules(themeConfig: ThemeConfig): Record<string, string> {
  const nothing = path.join(__dirname, 'nothing.tsx');
  const components = unusedComponents(themeConfig);
  const files = [
    path.join(CORE, 'lib/client/BaseUrlIssueBanner/index.js'),
    path.join(CLASSIC, 'lib/prism-include-languages.js'),
  ];
  const sources = components.map((name) => path.join(CLASSIC, 'lib/theme', name));
  for (const file of [...files, ...sources]) {
    if (![file, `${file}.js`, `${file}/index.js`].some((candidate) => fs.existsSync(candidate))) {
      throw new Error(
        `${toMessageRelativeFilePath(file)} is gone — find out what replaced it and adapt plugins/bundle/trims/unused-modules.ts`,
      );
    }
  }
  return Object.fromEntries(
    [...files, ...components.map((name) => `@theme/${name}`)].map((name) => [name, nothing]),
  );
}
