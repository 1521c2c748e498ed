import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 1280, height: 300}});

const heading = (page: Page) => page.getByRole('heading', {name: 'Inside two'});
const summary = (page: Page) => page.getByText('More', {exact: true});

/** The ways to a heading inside closed details, on a page that has it. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'a link': (page) => page.getByRole('link', {name: 'To the heading inside'}).click(),
  'an entry in the table of contents': (page) =>
    page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Inside two'})
      .click(),
  'a search result': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('inner one');
    const results = page.getByRole('dialog', {name: 'Search'}).locator('a[href]');
    await expect(results.first()).toContainText('Inside two');
    await page.keyboard.press('Enter');
  },
};

test(
  'closed details open for an anchor in them, again and again, and stay closed if only the query changes',
  {tag: ['@4.3', '@10.5']},
  async ({page}) => {
    await open(page, '/reading#inside-two');
    await expect(heading(page)).toBeInViewport();
    await summary(page).click();
    await page.getByRole('tab', {name: 'iOS'}).click();
    await expect(page).toHaveURL('/reading?platform=ios#inside-two');
    await expect(heading(page)).toBeHidden();
    await expect(page.getByRole('tab', {name: 'iOS'})).toBeFocused();

    await open(page, '/reading');
    await expect(heading(page)).toBeHidden();
    for (const [way, goThere] of Object.entries({...ways, ...againFor(ways)})) {
      await test.step(`by ${way}`, async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await goThere(page);
        await expect(heading(page)).toBeInViewport();
        await summary(page).click();
        await expect(heading(page)).toBeHidden();
      });
    }
  },
);

/** The same ways once more, under other names. */
const againFor = (all: typeof ways): typeof ways =>
  Object.fromEntries(Object.entries(all).map(([way, goThere]) => [`${way} once more`, goThere]));

test(
  'closed details open for a text that the browser looks for, by keyboard, and in print',
  {tag: ['@9.4', '@9.11', '@10.5']},
  async ({page}) => {
    // To find a word on a page, a browser goes the same way as to follow an address with words.
    await page.goto('/reading#:~:text=in%20the%20inner%20one');
    await expect(page.getByText('What stands in the inner one.')).toBeInViewport();

    await open(page, '/reading');
    const content = page.getByText('What stands in the outer one.');
    await summary(page).press('Enter');
    await expect(content).toBeVisible();
    await summary(page).press('Enter');
    await expect(content).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(content).toBeVisible();
    await test.step('the columns of a table keep the alignment that the writer gave them', async () => {
      for (const [text, align] of [
        ['Start', 'left'],
        ['Middle', 'center'],
        ['End', 'right'],
        ['300', 'right'],
      ] as const) {
        await expect.soft(page.getByText(text, {exact: true})).toHaveCSS('text-align', align);
      }
    });
  },
);
