import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {outsideBrackets} from '../harness/brackets';
import {followNewLink} from '../harness/follow-new-link';
import {PAGE_FILES} from '../harness/page-files';
import {textsOf} from '../harness/texts-of-page';
import {BIDI} from '../harness/translations';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const {sdk, provider, support, android, ios, reactNative, flutter} = facts;

/** What is the same in every language. */
const NAMES = [
  provider.tagline,
  ...[sdk, provider, android, ios, reactNative, flutter].map(({name}) => name),
  support.email,
  // Tags are listed by their first letters, which would be brackets.
  ...['Form', 'Hidden', 'Open'],
  // An author who is named in a post, which nobody translates in the tests.
  ...['In Line', 'Named in the post'],
  // A language is listed under its own name.
  'English',
  // The title of a block of code, which the tests leave as it is in Markdown.
  'Configure',
];

const MONTHS = Array.from({length: 12}, (_, month) =>
  new Date(2026, month).toLocaleString(BIDI, {month: 'long'}),
);

/** A date, as the build writes it in that language. */
const DATE = new RegExp(`\\d+ (?:${MONTHS.join('|')})(?: \\d{4})?`, 'g');

/** The title of a code block, on a line of its own. */
const FILE_NAME = /^[\w/.-]+\.\w+$/gm;

/** The letter in the list of tags above those that begin with it. */
const LETTER = /^[A-Z]$/gm;

/** What isn't translated on a page, such as `button[title]: Copy`. */
async function untranslated(page: Page, without?: string): Promise<string[]> {
  const texts = await textsOf(page, without);
  return texts.flatMap(({place, text}) =>
    outsideBrackets(withoutNames(text)).map((outside) => `${place}: ${outside}`),
  );
}

const withoutNames = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(DATE, '')
    .replace(FILE_NAME, '')
    .replace(LETTER, '');

const at = (route: string) => `/${BIDI}${route}`;

for (const route of [
  '/',
  '/Android/install',
  '/iOS/using',
  '/ReactNative/examples',
  '/blog',
  '/blog/2026/01/03/authors',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/with-page',
  '/blog/tags',
  '/blog/tags/open',
  '/forms/unlisted',
  '/category/cards',
  '/markdown-page',
  '/404',
]) {
  test(`everything is translated at ${route}`, {tag: '@9.13'}, async ({page}) => {
    await open(page, at(route));
    expect(await untranslated(page)).toEqual([]);
  });
}

test('everything is translated in the search', {tag: '@9.13'}, async ({page}) => {
  await open(page, at('/'));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  await expect(dialog.locator('a[href]').first()).toBeVisible();
  // Results are pieces of pages, and suggestions are words from them.
  const found = 'dialog a, dialog p button';
  expect(await untranslated(page, found)).toEqual([]);
  for (const [query, said] of [
    ['permission', /^«Results: \d+/],
    ['permision', /^«Nothing for/],
    ['permission carousel', /^«Nothing has all/],
    ['qqqqqqq', /^«Nothing found/],
    ['prmssns', /^«Nothing found/],
  ] as const) {
    await dialog.locator('input').fill(query);
    await expect(status).toHaveText(said);
    expect(await untranslated(page, found)).toEqual([]);
  }
  await expect(dialog).toContainText('Did you mean');
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 320, height: 640}});

  test(
    'everything is translated in the menu, the table of contents and tables',
    {tag: '@9.13'},
    async ({page}) => {
      await open(page, at('/markdown-page'));
      await expect(page.getByRole('group', {name: /Table, scrolls/}).first()).toBeVisible();
      await open(page, at('/Android/using'));
      await page.getByRole('button', {name: /On this page/}).click();
      expect(await untranslated(page)).toEqual([]);
      await page.getByRole('button', {name: /Toggle navigation bar/}).click();
      await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
      expect(await untranslated(page)).toEqual([]);
    },
  );
});

test(
  'everything that is announced after a press is translated',
  {tag: '@9.13'},
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, at('/Android/install'));
    // However slow the machine is, no message goes before the test has read it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', {name: /Copy page/}).click();
    await page
      .getByRole('button', {name: /Copy code/})
      .first()
      .click();
    await page.getByRole('button', {name: /Switch between/}).click();
    await expect(page.getByText('Copied')).toHaveCount(2);
    expect(await untranslated(page)).toEqual([]);
    await page.evaluate(() => {
      for (const method of ['write', 'writeText']) {
        Object.defineProperty(navigator.clipboard, method, {
          value: () => Promise.reject(new Error()),
        });
      }
    });
    await page.getByRole('button', {name: /Copy page/}).click();
    await page
      .getByRole('button', {name: /Copy code/})
      .first()
      .click();
    await expect(page.getByText(/did not copy|refused to copy/)).toHaveCount(2);
    expect(await untranslated(page)).toEqual([]);
  },
);

test.describe('in the error views', {tag: '@9.13'}, () => {
  // The faults are provoked, and the browser reports each.
  test.use({
    allowedConsole: [
      /asked to crash|Failed to load resource|ChunkLoadError|search-index\.json: 503/,
    ],
  });

  test('everything is translated if a page has crashed', async ({page}) => {
    await open(page, at('/'));
    await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
    await followNewLink(page, at('/crash'));
    await expect(page.getByRole('button', {name: /Try again/})).toBeVisible();
    expect(await untranslated(page, 'main h1 + p')).toEqual([]);
  });

  test("everything is translated if a page's files do not load", async ({page}) => {
    await page.route(PAGE_FILES, (route) => route.abort());
    await page.goto(at('/blog/archive'));
    await expect(page.getByRole('button', {name: /Retry/})).toBeVisible();
    expect(await untranslated(page, '[role="alert"] p + p')).toEqual([]);
  });

  test('everything is translated in a search that cannot be loaded', async ({page}) => {
    await page.route('**/search-index.json', (route) => route.fulfill({status: 503}));
    await open(page, at('/'));
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('button')).toBeVisible();
    expect(await untranslated(page, '[role="alert"] p + p')).toEqual([]);
  });

  test('everything is translated if no file arrives', async ({page}) => {
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto(at('/blog/archive'));
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('This address suggests');
    expect(outsideBrackets(await banner.innerText())).toEqual([`/${BIDI}/blog/`]);
  });
});
