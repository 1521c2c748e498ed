import type {Page} from '@playwright/test';
import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import fs from 'node:fs';
import path from 'node:path';
import {builtFolder} from '../harness/build-site';
import {followNewLink, PAGE_FILES} from '../harness/page';
import {expect, open, test} from '../harness/test';
import {facts} from '../kitchen/facts';
import {BIDI, outsideBrackets} from '../kitchen/translate';

test.use({
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

/** The title of a code block, or the letter above tags that begin with it, on a line of its own; a day in that language. */
const NO_WORDS = /^(?:[\w/.-]+\.\w+|[A-Z])$|^\d+ \p{Script=Arabic}+(?= –)/gmu;

/** What is the same in every language, or isn't text; the browser writes times by the language's own rules. */
const UNTRANSLATED =
  'head > :not(title), script, style, noscript, pre, code, kbd, time, svg text, [translate="no"]';

const ATTRIBUTES = ['ariaLabel', 'ariaDescription', 'title', 'alt', 'placeholder'];

/**
 * Everything that a reader can see or hear on a page, hidden parts included, that isn't translated.
 *
 * @param without selector for elements to leave out
 */
function untranslated(html: string, without = 'none'): string[] {
  const tree = fromHtml(html);
  const leftOut = new Set<Nodes>(selectAll(`${UNTRANSLATED}, ${without}`, tree));
  const textOf = (node: Nodes): string => {
    if (node.type === 'text') {
      return node.value;
    }
    return 'children' in node && !leftOut.has(node)
      ? `${node.children.map(textOf).join('')}\n`
      : '';
  };
  const texts = [
    textOf(tree),
    ...selectAll('body *', tree).flatMap(({properties}) =>
      ATTRIBUTES.flatMap((name) => (properties[name] ? [String(properties[name])] : [])),
    ),
  ];
  return texts.flatMap((text) =>
    outsideBrackets(
      NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(NO_WORDS, ''),
    ),
  );
}

/** Everything on an open page is translated. */
const expectTranslated = async (page: Page, without?: string): Promise<void> =>
  expect(untranslated(await page.content(), without)).toEqual([]);

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

test('everything is translated after a press', {tag: '@9.13'}, async ({page}) => {
  await page.clock.install();
  await open(page, at('/Android/install'));
  // However slow the machine is, no message goes before the test has read it.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const copy = async (said: RegExp) => {
    const ofCode = page.getByRole('button', {name: /Copy code/});
    await ofCode.first().click();
    await expect(page.getByText(said).first()).toBeVisible();
    await expectTranslated(page);
  };
  await page.getByRole('button', {name: /Copy page/}).click();
  await copy(/Copied/);
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'write', {
      value: () => Promise.reject(new Error()),
    });
  });
  await copy(/refused to copy/);
});

test(
  'everything is translated in the search, and in the menu, contents and tables of a small screen',
  {tag: '@9.13'},
  async ({page}) => {
    await open(page, at('/Android/install'));
    await test.step('in the search', async () => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('a[href]').first()).toBeVisible();
      for (const [query, said] of [
        ['permission', /^«Results: \d+/],
        ['prmssns', /^«Nothing found/],
      ] as const) {
        await dialog.locator('input').fill(query);
        await expect(dialog.getByRole('status')).toHaveText(said);
        // Results are pieces of pages, and suggestions are words from them.
        await expectTranslated(page, 'dialog a, dialog p button');
      }
    });
    await test.step('on a small screen', async () => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, at('/markdown-page'));
      await expect(page.getByRole('group', {name: /Table, scrolls/}).first()).toBeVisible();
      await expectTranslated(page);
      await open(page, at('/Android/using'));
      await page.getByRole('button', {name: /On this page/}).click();
      await page.getByRole('button', {name: /Toggle navigation bar/}).click();
      await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
      await expectTranslated(page);
    });
  },
);

test(
  'everything is translated where a page has crashed, or its files, the search or nothing at all has loaded',
  {tag: '@9.13'},
  async ({page}) => {
    await page.route('**/search-index.json', (route) => route.fulfill({status: 503}));
    await open(page, at('/'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    const words = '[role="alert"] p + p';
    await expectTranslated(page, words);
    await page.keyboard.press('Escape');

    await page.evaluate(() => document.documentElement.setAttribute('data-crash', 'inside'));
    await followNewLink(page, at('/crash'));
    await expect(page.getByRole('button', {name: /Try again/})).toBeVisible();
    await expectTranslated(page, 'main h1 + p');

    await page.route(PAGE_FILES, (route) => route.abort());
    await page.goto(at('/blog/archive'));
    await expect(page.getByRole('button', {name: /Retry/})).toBeVisible();
    await expectTranslated(page, words);

    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto(at('/blog/archive'));
    await expect(page.getByRole('alert')).toContainText(at('/'));
    await expectTranslated(page, words);
  },
);
