import {expect, test} from '@playwright/test';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';
import {assertInTheme, unusedOf} from '.';

/** Of the announcement bar, of the button that hides the sidebar, and of the footer's logo. */
const PARTS = ['AnnouncementBar.closeButton', 'sidebar.collapseButton', 'footer__logo'];

test('components that the config leaves out are in no script', async () => {
  const {folder} = await buildSite('production');
  expect(foundInScripts(folder, PARTS)).toEqual([]);
});

test('a component that the config turns on stays', async () => {
  const {folder} = await buildSite('announcement');
  expect(foundInScripts(folder, PARTS)).toEqual(['AnnouncementBar.closeButton']);
  expect(
    unusedOf({
      announcementBar: {content: 'News'},
      docs: {sidebar: {hideable: true}},
      footer: {logo: {src: 'logo.svg'}},
    }),
  ).toEqual([]);
});

test('a component that the theme does not have stops the build', () => {
  expect(() => assertInTheme('Footer/Image')).toThrow('no longer has Footer/Image — ');
});
