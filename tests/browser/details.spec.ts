import type {Page} from '@playwright/test';
import {contents} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({viewport: {width: 1280, height: 300}});

/** The ways to a heading inside closed details, on a page that has it. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'a link': (page) => page.getByRole('link', {name: 'To the heading inside'}).click(),
  'the same link again': (page) => page.getByRole('link', {name: 'To the heading inside'}).click(),
  'an entry in the table of contents': (page) =>
    contents(page).getByRole('link', {name: 'Inside two'}).click(),
  'a search result': async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('inside two');
    const results = page.getByRole('dialog', {name: 'Search'}).locator('a[href]');
    await expect(results.first()).toContainText('Inside two');
    await page.keyboard.press('Enter');
  },
};

test(
  'closed details open for an anchor or a text that the browser looks for, again and again, by keyboard, and in print',
  {tag: ['@4.3', '@9.4', '@9.11', '@10.5']},
  async ({page}) => {
    const heading = page.getByRole('heading', {name: 'Inside two'});
    const summary = page.getByText('More', {exact: true});
    await open(page, '/reading#inside-two');
    await expect(heading).toBeInViewport();
    for (const [way, goThere] of Object.entries(ways)) {
      await test.step(`by ${way}`, async () => {
        await summary.click();
        await expect(heading).toBeHidden();
        await page.evaluate(() => window.scrollTo(0, 0));
        await goThere(page);
        await expect(heading).toBeInViewport();
      });
    }
    // To find a word on a page, a browser goes the same way as to follow an address with words.
    await page.goto('/reading#:~:text=in%20the%20inner%20one');
    await expect(page.getByText('What stands in the inner one.')).toBeInViewport();

    const content = page.getByText('What stands in the outer one.');
    await summary.press('Enter');
    await expect(content).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(content).toBeVisible();
  },
);
