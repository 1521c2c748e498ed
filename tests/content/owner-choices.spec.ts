import type {Locator} from '@playwright/test';
import {facts} from '../../product';
import {themeConfig} from '../../site/theme-config';
import {keys} from '../../src/early/storage-keys';
import {stored} from '../harness/page';
import {announcement, docsItem, modeSwitch, navbar, sidebar, websiteItem} from '../harness/parts';
import {navbarLabels, posts, usingPage} from '../harness/site';
import {expect, open, test} from '../harness/test';

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

test(
  'the navbar has the items of site/theme-config.ts, marks the docs on their pages, and stays at the top, above the text and the footer',
  {tag: ['@3.1', '@3.2', '@3.3', '@3.4', '@3.12']},
  async ({page}) => {
    await open(page, '/blog');
    await expect(navbar(page).getByRole('link')).toHaveText(navbarLabels);
    await expect(docsItem(page)).toHaveText(facts.sdk.name);
    await expect(docsItem(page)).not.toHaveAttribute('aria-current');
    await expect(websiteItem(page)).toHaveAttribute('href', facts.provider.website);
    expect(await leftOf(docsItem(page))).toBeLessThan(640);
    expect(await leftOf(websiteItem(page))).toBeGreaterThan(640);
    await expect(announcement(page)).toHaveCount(themeConfig.announcementBar ? 1 : 0);
    const parts = [navbar(page), page.getByRole('main'), page.getByRole('contentinfo')];
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));

    await docsItem(page).click();
    await expect(page).toHaveURL('./Android/install');
    await expect(sidebar(page)).toBeVisible();
    await expect(docsItem(page)).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => window.scrollTo(0, 1000));
    expect(await topOf(navbar(page))).toBe(0);
    await test.step('but scrolls with the page in a low window', async () => {
      await page.setViewportSize({width: 1280, height: 300});
      await expect(navbar(page)).not.toBeInViewport();
    });
  },
);

test('the site is light at first, and has a switch', {tag: ['@5.3', '@5.6']}, async ({page}) => {
  // As a system is for which the site may have been told to be dark.
  const colorScheme = themeConfig.colorMode?.respectPrefersColorScheme ? 'light' : 'dark';
  await page.emulateMedia({colorScheme});
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, keys.colorMode)).toBeNull();
  await modeSwitch(page).click();
  await expect(modeSwitch(page)).toHaveAccessibleName(/currently/);
});

test(
  'a reader reports a problem by an email that names the page, if there is no repository',
  {tag: '@10.9'},
  async ({page}) => {
    for (const route of [usingPage, ...posts.slice(0, 1).map((post) => post.route)]) {
      await page.goto(`.${route}`);
      const title = (await page.getByRole('heading', {level: 1}).textContent()) ?? '';
      // In the menu of a doc, and below a post.
      const name = 'Report a problem';
      const report = page.getByRole('link', {name, exact: true, includeHidden: true});
      const address = new URL((await report.getAttribute('href')) ?? '');
      // Whatever a title has in it is encoded.
      await expect(report).toHaveAttribute('href', address.href);
      expect(address.protocol).toBe(facts.repository ? 'https:' : 'mailto:');
      if (!facts.repository) {
        expect(address.pathname).toBe(facts.support.email);
        expect(address.searchParams.get('subject')).toContain(title);
        expect(address.searchParams.get('body')).toMatch(`Page: ${facts.site.url}${route}\r\n`);
      }
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(
        facts.repository ? 1 : 0,
      );
    }
  },
);
