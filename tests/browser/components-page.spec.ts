import {violationsInBothModes} from '../harness/axe';
import {expect, open, test} from '../harness/test';

test.use({variant: 'announcement'});

test('the page for writers shows every element, and the text that produces it', async ({page}) => {
  await open(page, '/components');
  const article = page.getByRole('article');
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    await expect(article.locator(`.theme-admonition-${kind}`)).toBeVisible();
  }
  await expect(article.getByRole('tab', {name: 'iOS'})).toBeVisible();
  await expect(article.getByText('<kbd>Esc</kbd>')).toBeVisible();
  await expect(article.locator('kbd', {hasText: 'Esc'})).toBeVisible();
  await expect(article.getByText('{{sdk.name}}').first()).toBeVisible();
  await expect(article.locator('#own-id')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});
