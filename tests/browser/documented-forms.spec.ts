import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

test("what Docusaurus' documentation shows to writers works, and hydrates without a message", async ({
  page,
}) => {
  await open(page, '/fixtures/guide');
  await page.getByRole('link', {name: 'the forms'}).click();
  await expect(page.getByRole('heading', {name: 'From a part'})).toBeInViewport();

  await open(page, '/fixtures/forms');
  await page.getByRole('button', {name: 'Press', exact: true}).click();
  await expect(page.getByText('Pressed 4 times.')).toBeVisible();
  await expect(page.getByText('In the browser')).toBeVisible();
  await expect(page.getByRole('img', {name: 'A dot'})).toBeVisible();

  for (const [name, heading] of [
    ['a name with signs', 'A name with signs'],
    ['the alphabet', '中文'],
  ] as const) {
    await open(page, '/fixtures/guide');
    await page.locator('.theme-doc-markdown').getByRole('link', {name}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
});

test('a page can put anything valid in its head', async ({page}) => {
  await open(page, '/fixtures/head');
  await expect(page).toHaveTitle(/^The head .* in a template$/);
  await expect(page.locator('body')).toHaveAttribute('data-body', 'here');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noarchive');
});

test('an unlisted page says that it is, and search engines leave it out', async ({page}) => {
  await open(page, '/fixtures/unlisted');
  await expect(page.locator('.theme-unlisted-banner')).toHaveText(
    /^Unlisted page.*only users having a direct link can access it\.$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('tags of docs have a list and a page each, with the docs that are listed', async ({page}) => {
  await open(page, '/fixtures/guide');
  await page.getByRole('link', {name: 'Form', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One doc tagged with "Form"');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText('Guide');
  await page.getByRole('link', {name: 'View all tags'}).click();
  await expect(page).toHaveURL('/fixtures/tags');
  await page.reload();
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'Form'}).click();
  await page.getByRole('main').getByRole('link', {name: 'Guide'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Guide');
});

test('a category without a page of its own gets one, with a card for each page that is listed', async ({
  page,
}) => {
  await open(page, '/fixtures/category/cards');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Cards');
  const cards = page.getByRole('article').getByRole('link');
  await expect(cards).toHaveText([/List of cards/]);
  await cards.click();
  await expect(page).toHaveURL('/fixtures/cards/list');
  await expect(page.getByText('Words above the cards.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('article').getByRole('article').getByRole('link')).toHaveText([
    /On a card.*with this description\./,
  ]);
  await page.getByRole('link', {name: 'On a card'}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('On a card');
});
