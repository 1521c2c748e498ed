import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {unusedModules} from './unused-code';

test('what the config turns on stays, together with what it needs', () => {
  const types = ['doc', 'docsVersion', 'docsVersionDropdown', 'html'];
  expect(
    unusedModules({
      announcementBar: {content: 'News'},
      docs: {sidebar: {hideable: true}},
      footer: {logo: {src: 'logo.svg'}},
      navbar: {items: [{items: [{type: 'localeDropdown'}]}, ...types.map((type) => ({type}))]},
    }).filter((name) => name.startsWith('@theme/')),
  ).toEqual(['@theme/ContentVisibility/Draft']);
});

test('the modules that are left out exist in the installed packages', () => {
  const names = unusedModules({});
  expect(names).toContain('@theme/NavbarItem/LocaleDropdownNavbarItem');
  for (const name of names) {
    const file = name.replace(
      '@theme',
      path.resolve('node_modules/@docusaurus/theme-classic/lib/theme'),
    );
    expect(
      [file, `${file}.js`, `${file}/index.js`].filter((each) => fs.existsSync(each)),
    ).not.toEqual([]);
  }
});
