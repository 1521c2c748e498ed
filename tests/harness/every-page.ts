import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {escapeRegexp} from '@docusaurus/utils';
import type {Page} from '@playwright/test';
import {platforms} from '../../product/platforms';
import sidebars from '../../sidebars';
import {brokenWords} from './page';
import {contents, sidebar, switcher, title} from './parts';
import {footerLinks} from './site';
import {expect} from './test';

// What is promised of every page, some of it only of docs.

/** A page has one level-1 heading, which isn't a link, and a title that ends with the site's name. */
export async function expectTitle(page: Page): Promise<void> {
  await expect.soft(title(page), 'headings of the first level').toHaveCount(1);
  await expect.soft(title(page).getByRole('link'), 'links in the first heading').toHaveCount(0);
  await expect.soft(page).toHaveTitle(/ \| /);
}

/** Each heading of a text that has an id has an anchor titled 'Direct link to {heading}'. */
export async function expectAnchors(page: Page): Promise<void> {
  const headings = page.getByRole('article').locator('h2[id], h3[id]');
  const titles = await headings.evaluateAll((all) =>
    all.map((heading) => heading.querySelector('a[title]')?.getAttribute('title')),
  );
  // The anchor's own text is one invisible character.
  const texts = (await headings.allTextContents()).map((text) => text.replace('\u200b', ''));
  expect.soft(titles, 'anchors').toEqual(texts.map((text) => `Direct link to ${text}`));
}

/** Levels 2 and 3; the heading of the footnotes is for screen readers only. */
const LISTED = 'h2[id]:not(.sr-only), h3[id]';

/** The table of contents has the headings of its levels, in order. */
export async function expectTableOfContents(page: Page): Promise<void> {
  const ids = await page
    .getByRole('article')
    .locator(LISTED)
    .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
  const entries = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect.soft(ids, 'headings of levels 2 and 3').not.toEqual([]);
  expect.soft(entries, 'the table of contents').toEqual(ids);
}

/** No word in a heading is broken across lines; an error text, which is code, may break anywhere. */
export async function expectWholeWords(page: Page): Promise<void> {
  const headings = page.getByRole('heading').filter({hasNot: page.locator('code')});
  expect.soft(await brokenWords(headings), 'words broken in a heading').toEqual([]);
}

/** The navigations of a docs page at desktop width; no other page may have one without a name. */
const docsNavigations = [
  'Main',
  'Docs sidebar',
  'Breadcrumbs',
  'Platform',
  'On this page',
  'Docs pages',
];

/** A screen reader finds one of each landmark, and can tell navigations apart by their names. */
export async function expectLandmarks(page: Page, isPlatformDoc: boolean): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), `landmark ${landmark}`).toHaveCount(1);
  }
  const navigations = page.getByRole('navigation');
  const empty = navigations.filter({hasNot: page.getByRole('link').or(page.getByRole('button'))});
  await expect.soft(empty, 'navigations that lead nowhere').toHaveCount(0);
  if (isPlatformDoc) {
    for (const name of docsNavigations) {
      await expect.soft(page.getByRole('navigation', {name, exact: true}), name).toHaveCount(1);
    }
    await expect.soft(navigations).toHaveCount(docsNavigations.length);
  }
}

/** The footer has the links that `site/footer.ts` names, and no others. */
export async function expectFooter(page: Page): Promise<void> {
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({label: link.textContent, address: link.getAttribute('href')})),
    );
  expect.soft(links, 'the footer').toEqual(footerLinks);
}

/** What `sidebars.ts` calls each row; a doc without a label there has its own. */
const rows = (normalizeSidebars(sidebars).docs ?? []).map((item) =>
  'label' in item && typeof item.label === 'string'
    ? new RegExp(`^${escapeRegexp(item.label)}`)
    : /./,
);

/** The docs sidebar is the same one on every docs page, and marks this page and no other. */
export async function expectDocsSidebar(page: Page, route: string): Promise<void> {
  const items = sidebar(page).getByRole('list').first().locator('> li');
  await expect.soft(items, 'the docs sidebar').toHaveText(rows);
  const marked = sidebar(page).getByRole('link').and(page.locator('[aria-current="page"]'));
  await expect.soft(marked, 'marked in the docs sidebar').toHaveCount(1);
  await expect.soft(marked).toHaveAttribute('href', route);
}

/** The switcher links to the same page for every platform, and marks this one. */
export async function expectPlatforms(page: Page, route: string): Promise<void> {
  const links = await switcher(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({
        label: link.textContent,
        address: link.getAttribute('href'),
        isCurrent: link.getAttribute('aria-current') === 'page',
      })),
    );
  expect.soft(links, 'the platform switcher').toEqual(
    Object.values(platforms)
      .map(({name, path}) => ({label: name, address: route.replace(/^\/\w+/, `/${path}`)}))
      .map((link) => ({...link, isCurrent: link.address === route})),
  );
}

/** Every table cell has a header that a screen reader can say along with it. */
export async function expectTableHeaders(page: Page): Promise<void> {
  const tables = await page.locator('table:visible').evaluateAll((all) =>
    all.map((table) => ({
      headers: table.querySelectorAll('thead th').length,
      cells: table.querySelector('tbody tr:last-child')?.querySelectorAll('td').length,
    })),
  );
  for (const {headers, cells} of tables) {
    expect.soft(headers, 'headers of a table').toBeGreaterThan(1);
    expect.soft(cells, 'cells in a row of a table').toBe(headers);
  }
}

/** The elements of a code block, which may only be phrasing content: anything else is invalid HTML there. */
const ELEMENTS = ['A', 'CODE', 'DEL', 'INS', 'MARK', 'PRE', 'SPAN'];

/** The classes of plugins/content/code/token-kinds.ts: any other would have no colour. */
export const TOKEN_KINDS = ['c', 'f', 'k', 'n', 'p', 's', 't'];

/** The HTML of every code block is valid, and each of its tokens has a colour. */
export async function expectValidCode(page: Page): Promise<void> {
  const elements = await page
    .locator('pre, pre *')
    .evaluateAll((all) =>
      all.map((element) => ({tag: element.tagName, kind: element.getAttribute('class') ?? ''})),
    );
  const tags = [...new Set(elements.map(({tag}) => tag))];
  expect.soft(ELEMENTS, 'elements in blocks of code').toEqual(expect.arrayContaining(tags));
  const kinds = new Set(elements.map(({kind}) => kind).filter((kind) => /^\w$/.test(kind)));
  expect.soft(TOKEN_KINDS, 'kinds of tokens').toEqual(expect.arrayContaining([...kinds]));
}

/** All code is shown, and no tab hides any of it. */
export async function expectAllCodeVisible(page: Page, where: string): Promise<void> {
  const hidden = page.locator('pre').filter({visible: false});
  await expect.soft(hidden, `blocks of code that are hidden ${where}`).toHaveCount(0);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels that the page scrolls sideways ${when}`).toBe(0);
}

/** Like `expectNoSidewaysScroll`, with text at twice its size (WCAG 2.2, 1.4.4). */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setSize('200%');
  await expectNoSidewaysScroll(page, 'with text of twice its size');
  await setSize('');
}

/**
 * The keyboard can scroll the code and the tables that scroll sideways. A page sees to that in the frames after
 * its width has changed.
 */
export async function expectKeyboardScrolls(page: Page): Promise<void> {
  const outOfReach = () =>
    page
      .locator('pre:visible, table-scroller:visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (element) =>
              element.scrollWidth > element.clientWidth && !element.matches('[tabindex]'),
          ).length,
      );
  await expect.poll(outOfReach, 'code and tables that only a pointer scrolls').toBe(0);
}

/** Half of a text's lines have 65 to 80 characters. */
export async function expectMeasure(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const counts = await page.locator('main article p').evaluateAll(charactersPerLine);
  const sorted = counts.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  expect.soft(sorted.length, 'lines of text').toBeGreaterThan(5);
  expect.soft(middle, `characters of a line, ${width} px wide`).toBeGreaterThanOrEqual(65);
  expect.soft(middle, `characters of a line, ${width} px wide`).toBeLessThanOrEqual(80);
}

/** Runs in the browser. The last line of each paragraph, which ends early, is left out. */
function charactersPerLine(paragraphs: Element[]): number[] {
  return paragraphs.slice(0, 40).flatMap((paragraph) => {
    const tops = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (let at = 0; at < (text.textContent ?? '').length; at++) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 10);
        tops.set(line, (tops.get(line) ?? 0) + 1);
      }
    }
    return [...tops.values()].slice(0, -1);
  });
}

/** The least that a reader may ask for (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** No text is cut off or pushed out if the reader widens its spacing. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  expect.soft(await page.evaluate(textsCutOff, spacing), 'texts cut off').toEqual([]);
}

/** Runs in the browser, where a sheet made by a script is allowed whatever the policy says. */
function textsCutOff(styles: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // Error texts in the table of contents are shortened on purpose, the announcer is out of sight.
  const cut = [...document.querySelectorAll('body :not(nav code, [aria-live])')]
    .filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      return (
        element.checkVisibility({visibilityProperty: true}) &&
        ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1))
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
  const {scrollWidth, clientWidth} = document.documentElement;
  document.adoptedStyleSheets.pop();
  return scrollWidth > clientWidth ? [...cut, 'the page scrolls sideways'] : cut;
}
