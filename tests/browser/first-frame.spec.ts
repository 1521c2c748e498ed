import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

const TITLE = 'Using the SDK on Android';

/** Whether the browser may leave out the end of the text, which is below the window, when the text comes. */
async function visibilityAtFirst(page: Page, goThere: () => Promise<unknown>): Promise<string> {
  const atFirst = await page.evaluateHandle((title) => {
    const seen = {visibility: ''};
    new MutationObserver((_, observer) => {
      const text = document.querySelector('.theme-doc-markdown');
      const end = text?.querySelector(':scope > h2:last-of-type');
      if (end && text?.querySelector('h1')?.textContent.includes(title)) {
        observer.disconnect();
        seen.visibility = getComputedStyle(end).contentVisibility;
      }
    }).observe(document, {subtree: true, childList: true});
    return seen;
  }, TITLE);
  await goThere();
  await expect(page.getByRole('heading', {level: 1, name: TITLE})).toBeVisible();
  return (await atFirst.jsonValue()).visibility;
}

test('a click draws what is in the window first, and the rest of a doc after it', async ({
  page,
}) => {
  await open(page, '/Android/install');
  const link = page.getByRole('link', {name: /^Next Using/});
  expect(await visibilityAtFirst(page, () => link.click())).toBe('auto');
  const end = page.locator('.theme-doc-markdown > h2').last();
  await expect(end).toHaveCSS('content-visibility', 'visible');
});

test.describe('a doc has its heights from the beginning', () => {
  test('on the way to an anchor', async ({page}) => {
    await open(page, '/Android/examples');
    const link = page.getByRole('main').locator('a[href^="/Android/using#"]').first();
    expect(await visibilityAtFirst(page, () => link.click())).toBe('visible');
  });

  test('on the way back', async ({page}) => {
    await open(page, '/Android/using');
    await page.getByRole('link', {name: /^Next Examples/}).click();
    await expect(page.getByRole('heading', {level: 1, name: TITLE})).toBeHidden();
    expect(await visibilityAtFirst(page, () => page.goBack())).toBe('visible');
  });
});
