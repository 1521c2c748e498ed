import type {Page} from '@playwright/test';
import {prefetched} from '../harness/prefetched';
import {expect, open, test} from '../harness/test';

const TITLE = 'Using the SDK on Android';
const LAST_HEADING = '#api-reference';

interface TextAtFirst {
  /** Whether its last heading is there. */
  isWhole: boolean;
  /** Whether the footer is in the window. */
  showsFooter: boolean;
}

/** What a text has when it comes. */
async function textAtFirst(page: Page, goThere: () => Promise<unknown>): Promise<TextAtFirst> {
  const atFirst = await page.evaluateHandle(
    ([title, lastHeading]) => {
      const seen = {isWhole: false, showsFooter: true};
      new MutationObserver((_, observer) => {
        const text = document.querySelector('.theme-doc-markdown');
        if (text?.querySelector('h1')?.textContent.includes(title)) {
          observer.disconnect();
          seen.isWhole = text.querySelector(`:scope > ${lastHeading}`) !== null;
          const footer = document.querySelector('footer')?.getBoundingClientRect();
          seen.showsFooter = footer === undefined || footer.top < innerHeight;
        }
      }).observe(document, {subtree: true, childList: true});
      return seen;
    },
    [TITLE, LAST_HEADING] as const,
  );
  await goThere();
  await expect(page.getByRole('heading', {level: 1, name: TITLE})).toBeVisible();
  return atFirst.jsonValue();
}

test('a click draws what is in the window first, and the rest of a doc after it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 2400});
  await open(page, '/Android/install');
  const link = page.getByRole('link', {name: /^Next Using/});
  expect(await textAtFirst(page, () => link.click())).toEqual({isWhole: false, showsFooter: false});
  await expect(page.locator(LAST_HEADING)).toBeAttached();
});

test('a page is prefetched when a link to it in the rest of a doc becomes visible', async ({
  page,
}) => {
  await page.route('/Android/using.json', async (route) => {
    const response = await route.fetch();
    const doc = (await response.json()) as {html: string};
    const html = `${doc.html}<p><a href="/Flutter/examples">Examples</a></p>`;
    await route.fulfill({response, json: {...doc, html}});
  });
  await open(page, '/Android/install');
  await page.getByRole('link', {name: /^Next Using/}).click();
  const link = page.locator('.theme-doc-markdown a[href="/Flutter/examples"]');
  await expect(link).toBeAttached();
  expect(await prefetched(page)).not.toContain('/Flutter/examples.json');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toContain('/Flutter/examples.json');
});

test.describe('a doc has its heights from the beginning', () => {
  test('on the way to an anchor', async ({page}) => {
    await open(page, '/Android/examples');
    const link = page.getByRole('main').locator('a[href^="/Android/using#"]').first();
    expect(await textAtFirst(page, () => link.click())).toMatchObject({isWhole: true});
  });

  test('on the way back', async ({page}) => {
    await open(page, '/Android/using');
    await page.getByRole('link', {name: /^Next Examples/}).click();
    await expect(page.getByRole('heading', {level: 1, name: TITLE})).toBeHidden();
    expect(await textAtFirst(page, () => page.goBack())).toMatchObject({isWhole: true});
  });
});
