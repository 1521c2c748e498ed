import {platforms} from '../../product/platforms';
import {followNewLink} from '../harness/follow-new-link';
import {expect, open, test} from '../harness/test';

// The browser itself reports the status of the document.
test.use({allowedConsole: [/status of 404.*\/(nowhere|blog\/nowhere|nowhere\.html)\)?$/]});

for (const address of ['/nowhere', '/blog/nowhere']) {
  test(`any other path shows a not-found page with status 404: ${address}`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found \| /);
  });
}

test('an unknown path that ends in .html is not found either', async ({page}) => {
  await open(page, '/nowhere.html');
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
});

test('the not-found page offers a way on', async ({page}) => {
  await open(page, '/nowhere');
  const waysOn = page.getByRole('navigation', {name: 'Ways on'}).getByRole('link');
  await expect(waysOn).toHaveText([
    'Start of the documentation',
    ...Object.values(platforms).map(({name}) => `Install on ${name}`),
  ]);
  await waysOn.nth(1).click();
  await expect(page).toHaveURL('/Android/install');
  await expect(page.getByRole('heading', {level: 1, name: 'Install on Android'})).toBeVisible();
});

test('a link to nowhere shows the not-found page without a reload', async ({page}) => {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await followNewLink(page, '/nowhere');
  await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});
