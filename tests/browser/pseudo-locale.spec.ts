import type {Page} from '@playwright/test';
import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';
import {followNewLink, PAGE_FILES} from '../harness/page';
import {expect, open, test} from '../harness/test';
import {outsideBrackets} from '../kitchen/brackets';
import {BIDI} from '../kitchen/translate';

test.use({
  variant: 'kitchen',
  permissions: ['clipboard-read', 'clipboard-write'],
  // Faults are provoked, and the browser reports each.
  allowedConsole: [/asked to crash|Failed to load resource|ChunkLoadError|search-index\.json: 503/],
});

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

/** The title of a code block, on a line of its own; the letter in the list of tags above those that begin with it. */
const NO_WORDS = /^(?:[\w/.-]+\.\w+|[A-Z])$/gm;

/** What is the same in every language, or isn't text; the browser writes times by the language's own rules. */
const UNTRANSLATED = ['script', 'style', 'noscript', 'pre', 'code', 'kbd', 'time'];

const ATTRIBUTES = ['ariaLabel', 'ariaDescription', 'title', 'alt', 'placeholder'];

const METADATA = ['og:title', 'og:description', 'og:image:alt']
  .map((name) => `meta[property="${name}"]`)
  .join();

/**
 * Everything that a reader can see or hear on a page, hidden parts included, that isn't translated.
 *
 * @param without selector for elements to leave out
 */
function untranslated(html: string, without = 'none'): string[] {
  const tree = fromHtml(html);
  const leftOut = new Set(selectAll(`${without}, svg text, [translate="no"]`, tree));
  const texts = [
    toString(select('title', tree) ?? tree),
    ...selectAll(METADATA, tree).map(({properties}) => String(properties.content)),
  ];
  const textOf = (node: Nodes, isLeftOut: boolean): string => {
    if (node.type === 'text') {
      return isLeftOut ? '' : node.value;
    }
    return 'children' in node
      ? `${node.children.map((child) => textOf(child, isLeftOut || isNoText(child))).join('')}\n`
      : '';
  };
  const isNoText = (node: Nodes) =>
    node.type === 'element' && (UNTRANSLATED.includes(node.tagName) || leftOut.has(node));
  const body: Element | Root = select('body', tree) ?? tree;
  texts.push(
    textOf(body, false),
    ...selectAll('body *', tree).flatMap(({properties}) =>
      ATTRIBUTES.flatMap((name) => (properties[name] ? [String(properties[name])] : [])),
    ),
  );
  return texts.flatMap((text) =>
    outsideBrackets(
      NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text)
        .replace(DATE, '')
        .replace(NO_WORDS, ''),
    ),
  );
}

/** The same of an open page. */
const untranslatedOn = async (page: Page, without?: string): Promise<string[]> =>
  untranslated(await page.content(), without);

const at = (route: string) => `/${BIDI}${route}`;

/** One page of each kind. */
const PAGES = [
  ...['index', 'Android/install', 'iOS/using', 'ReactNative/examples', 'markdown-page', '404'],
  ...['blog', 'blog/archive', 'blog/authors', 'blog/authors/with-page', 'blog/tags'],
  ...['blog/tags/open', 'blog/2026/01/03/authors', 'forms/unlisted', 'category/cards'],
];

test('everything is translated on a page of each kind, as it is sent', {tag: '@9.13'}, () => {
  const folder = path.join(builtFolder('kitchen'), BIDI);
  for (const page of PAGES) {
    const html = fs.readFileSync(path.join(folder, `${page}.html`), 'utf8');
    expect.soft(untranslated(html), page).toEqual([]);
  }
});

test('everything is translated in the search', {tag: '@9.13'}, async ({page}) => {
  await open(page, at('/'));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('a[href]').first()).toBeVisible();
  // Results are pieces of pages, and suggestions are words from them.
  const found = 'dialog a, dialog p button';
  expect(await untranslatedOn(page, found)).toEqual([]);
  for (const [query, said] of [
    ['permission', /^«Results: \d+/],
    ['permision', /^«Nothing for/],
    ['permission carousel', /^«Nothing has all/],
    ['prmssns', /^«Nothing found/],
  ] as const) {
    await dialog.locator('input').fill(query);
    await expect(dialog.getByRole('status')).toHaveText(said);
    expect(await untranslatedOn(page, found)).toEqual([]);
  }
  await expect(dialog).toContainText('Did you mean');
});

test(
  'everything is translated in the menu, the table of contents and tables of a small screen, and after a press',
  {tag: '@9.13'},
  async ({page}) => {
    await page.clock.install();
    await open(page, at('/Android/install'));
    // However slow the machine is, no message goes before the test has read it.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const copy = async (said: RegExp) => {
      await page.getByRole('button', {name: /Copy page/}).click();
      await page
        .getByRole('button', {name: /Copy code/})
        .first()
        .click();
      await expect(page.getByText(said)).toHaveCount(2);
      expect(await untranslatedOn(page)).toEqual([]);
    };
    await page.getByRole('button', {name: /Switch between/}).click();
    await copy(/Copied/);
    await page.evaluate(() => {
      for (const method of ['write', 'writeText']) {
        Object.defineProperty(navigator.clipboard, method, {
          value: () => Promise.reject(new Error()),
        });
      }
    });
    await copy(/did not copy|refused to copy/);
    await page.clock.resume();

    await page.setViewportSize({width: 320, height: 640});
    await open(page, at('/markdown-page'));
    await expect(page.getByRole('group', {name: /Table, scrolls/}).first()).toBeVisible();
    expect(await untranslatedOn(page)).toEqual([]);
    await open(page, at('/Android/using'));
    await page.getByRole('button', {name: /On this page/}).click();
    await page.getByRole('button', {name: /Toggle navigation bar/}).click();
    await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
    expect(await untranslatedOn(page)).toEqual([]);
  },
);

test(
  'everything is translated where a page has crashed, or its files, the search or nothing at all has loaded',
  {tag: '@9.13'},
  async ({page}) => {
    await open(page, at('/'));
    await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
    await followNewLink(page, at('/crash'));
    await expect(page.getByRole('button', {name: /Try again/})).toBeVisible();
    expect(await untranslatedOn(page, 'main h1 + p')).toEqual([]);

    const words = '[role="alert"] p + p';
    await page.route('**/search-index.json', (route) => route.fulfill({status: 503}));
    await open(page, at('/'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    expect(await untranslatedOn(page, words)).toEqual([]);

    await page.route(PAGE_FILES, (route) => route.abort());
    await page.goto(at('/blog/archive'));
    await expect(page.getByRole('button', {name: /Retry/})).toBeVisible();
    expect(await untranslatedOn(page, words)).toEqual([]);

    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto(at('/blog/archive'));
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('This address suggests');
    expect(outsideBrackets(await banner.innerText())).toEqual([`/${BIDI}/blog/`]);
  },
);
