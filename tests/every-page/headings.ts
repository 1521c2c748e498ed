import type {Page} from '@playwright/test';
import {brokenWords} from '../harness/broken-words';
import {expect} from '../harness/test';

/** A page has one level-1 heading, which isn't a link, and a title that ends with the site's name. */
export async function expectTitle(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  await expect.soft(heading, 'headings of the first level').toHaveCount(1);
  await expect.soft(heading.getByRole('link'), 'links in the first heading').toHaveCount(0);
  await expect.soft(page).toHaveTitle(/ \| /);
}

/**
 * Each heading of a text that has an id has an anchor titled 'Direct link to {heading}'.
 *
 * @param hasSome whether the text must have such headings
 */
export async function expectAnchors(page: Page, hasSome: boolean): Promise<void> {
  const headings = page.getByRole('article').locator('h2[id], h3[id]');
  const titles = await headings.evaluateAll((all) =>
    all.map((heading) => heading.querySelector('a[title]')?.getAttribute('title')),
  );
  // The anchor's own text is one invisible character.
  const texts = (await headings.allTextContents()).map((text) => text.replace('\u200b', ''));
  expect.soft(titles, 'anchors').toEqual(texts.map((text) => `Direct link to ${text}`));
  if (hasSome) {
    expect.soft(titles, 'anchors').not.toEqual([]);
  }
}

/** Levels 2 and 3; the heading of the footnotes is for screen readers only. */
const LISTED = 'h2[id]:not(.sr-only), h3[id]';

/** The table of contents has the headings of its levels, in order. */
export async function expectTableOfContents(page: Page): Promise<void> {
  const ids = await page
    .getByRole('article')
    .locator(LISTED)
    .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
  const entries = await page
    .getByRole('navigation', {name: 'On this page'})
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
