import {pathToFileURL} from 'node:url';
import {buildSite} from '../harness/build-site';
import {expect, open, test} from '../harness/test';

const words = 'Your site did not load properly';

for (const address of ['/', '/Android/install']) {
  test.describe(`base URL misconfigured at ${address}`, () => {
    // No asset arrives, and the browser reports each.
    test.use({allowedConsole: [/Failed to load resource/]});

    test(`a banner reads "${words}" when no asset loads`, async ({page}) => {
      await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
      await page.goto(address);
      const banner = page.getByRole('alert');
      await expect(banner.getByText(words, {exact: true})).toBeVisible();
      await expect(banner).toContainText('it is / now');
      await expect(banner).toContainText(
        `This address suggests ${address === '/' ? '/' : '/Android/'}`,
      );
    });
  });
}

test.describe('base URL misconfigured at a host that answers every address with a page', () => {
  test.use({allowedConsole: [/Unexpected token '<'/]});

  test(`a banner reads "${words}"`, async ({page}) => {
    await page.route('**/assets/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
    );
    await page.goto('/');
    await expect(page.getByRole('alert').getByText(words, {exact: true})).toBeVisible();
  });
});

test.describe('a page that is opened as a local file', () => {
  test.use({allowedConsole: [/Failed to load resource/]});

  test(`has the banner, and no script throws`, async ({page}) => {
    const {folder} = await buildSite('production');
    await page.goto(pathToFileURL(`${folder}/Android/install.html`).href);
    await expect(page.getByRole('alert').getByText(words, {exact: true})).toBeVisible();
  });
});

test('a site that loads has no banner', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(words)).toHaveCount(0);
});

test('search engines do not see the banner: its words are in no element of the HTML', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain(words);
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(words);
});
