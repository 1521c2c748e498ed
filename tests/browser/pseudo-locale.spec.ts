import type {Page} from '@playwright/test';
import fs from 'node:fs';
import {readYaml} from '../../plugins/content/front-matter/yaml';
import {facts} from '../../product';
import {outsideBrackets} from '../harness/brackets';
import {PSEUDO_LOCALE, translateSite} from '../harness/pseudo-locale';
import {textsOf} from '../harness/texts-of-page';
import {followNewLink} from '../harness/follow-new-link';
import {PAGE_FILES} from '../harness/page-files';
import {expect, open, test as base} from '../harness/test';

const test = base.extend<object, {translated: undefined}>({
  translated: [
    async ({}, use) => {
      await translateSite();
      await use(undefined);
    },
    // Runs Docusaurus twice.
    {scope: 'worker', auto: true, timeout: 240_000},
  ],
});

test.use({variant: 'pseudo-locale'});

const {sdk, provider, support, android, ios, reactNative, flutter} = facts;

/** What is the same in every language. */
const NAMES = [
  provider.tagline,
  ...[sdk, provider, android, ios, reactNative, flutter].map(({name}) => name),
  support.email,
  // Tags are listed by their first letters, which would be brackets.
  ...labelsOfTags(),
  // A language is listed under its own name.
  'English',
];

function labelsOfTags(): string[] {
  const filePath = 'blog/tags.yml';
  const {entries: tags} = readYaml({filePath, text: fs.readFileSync(filePath, 'utf8')});
  return tags.flatMap(({entries}) =>
    entries.filter(({key}) => key === 'label').map(({value}) => String(value)),
  );
}

const MONTHS = Array.from({length: 12}, (_, month) =>
  new Date(2026, month).toLocaleString('en', {month: 'long'}),
);

/** A date, as the browser writes it in the pseudo-locale. */
const DATE = new RegExp(`(?:${MONTHS.join('|')}) \\d+(?:, \\d{4})?`, 'g');

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

const at = (route: string) => `/${PSEUDO_LOCALE}${route}`;

for (const route of [
  '/',
  '/Android/install',
  '/iOS/using',
  '/ReactNative/examples',
  '/blog',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/docs-team',
  '/blog/tags',
  '/blog/tags/hello',
  '/markdown-page',
  '/404',
]) {
  test(`everything is translated at ${route}`, async ({page}) => {
    await open(page, at(route));
    expect(await untranslated(page)).toEqual([]);
  });
}

test('everything is translated in the search', async ({page}) => {
  await open(page, at('/'));
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  const status = page.getByRole('dialog').getByRole('status');
  const field = page.getByRole('combobox');
  await expect(options.first()).toBeVisible();
  // Results are pieces of pages, and suggestions are words from them.
  const found = '[role="option"], dialog button';
  expect(await untranslated(page, found)).toEqual([]);
  for (const [query, said] of [
    ['delivery', /^«Results: \d+/],
    ['permision', /^«Nothing for/],
    ['delivery carousel', /^«Nothing has all/],
    ['qqqqqqq', /^«Nothing found/],
    ['strtdlvry', /^«Nothing found/],
  ] as const) {
    await field.fill(query);
    await expect(status).toHaveText(said);
    expect(await untranslated(page, found)).toEqual([]);
  }
  await expect(page.getByRole('dialog')).toContainText('Did you mean');
});

test.describe('on a small screen', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('everything is translated in the menu, the table of contents and tables', async ({page}) => {
    await open(page, at('/markdown-page'));
    await expect(page.getByRole('group', {name: /Table, scrolls/}).first()).toBeVisible();
    await open(page, at('/Android/using'));
    await page.getByRole('button', {name: /On this page/}).click();
    expect(await untranslated(page)).toEqual([]);
    await page.getByRole('button', {name: /Toggle navigation bar/}).click();
    await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
    expect(await untranslated(page)).toEqual([]);
  });
});

test('everything that is announced after a press is translated', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, at('/Android/install'));
  // However slow the machine is, no message goes before the test has read it.
  await page.evaluate(() => Object.assign(window, {setTimeout: () => 0}));
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
});

test('everything is translated in the component in a post', async ({page}) => {
  await open(page, at('/blog/mdx-blog-post'));
  await page.getByRole('spinbutton').fill('-1');
  await expect(page.getByText(/Enter a distance/)).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
});

test.describe('in the error views', () => {
  // The faults are provoked, and the browser reports each.
  test.use({allowedConsole: [/asked to crash|Failed to load resource|ChunkLoadError/]});

  test('everything is translated if a page has crashed', async ({page}) => {
    await open(page, at('/'));
    await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
    await followNewLink(page, at('/crash'));
    await expect(page.getByRole('button', {name: /Try again/})).toBeVisible();
    expect(await untranslated(page, 'main h1 + p')).toEqual([]);
  });

  test("everything is translated if a page's files do not load", async ({page}) => {
    await page.route(PAGE_FILES, (route) => route.abort());
    await page.goto(at('/blog/welcome'));
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
    await page.goto(at('/blog/welcome'));
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('This address suggests');
    expect(outsideBrackets(await banner.innerText())).toEqual([`/${PSEUDO_LOCALE}/blog/`]);
  });
});
