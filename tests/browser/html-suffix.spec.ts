import {expect, hydrated, test} from '../harness/test';

const pages = [
  {path: '/', heading: /./},
  {path: '/Android/using', heading: 'Using the SDK on Android'},
  {path: '/blog/welcome', heading: /Welcome/},
  {path: '/blog', heading: /Blog/},
  {path: '/markdown-page', heading: 'Events, limits and data'},
];

// If the host answers with 404.html, the browser reports that status; nothing else may be reported.
test.use({allowedConsole: [/status of 404 .*(\.html|using\/?)(\?a=b#c)?\)$/]});

for (const {path, heading} of pages) {
  const addresses = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
  test(`${addresses.join(' and ')} are treated as the path without the suffix`, async ({page}) => {
    for (const address of addresses) {
      await page.goto(`${address}?a=b#c`);
      await expect(page).toHaveURL(`${path}?a=b#c`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    }
  });
}

test('an address that only differs in case or by a slash leads to the page', async ({page}) => {
  for (const address of ['/android/using', '/Android/using/', '/ANDROID/USING/index.html']) {
    await page.goto(address);
    await hydrated(page);
    const heading = page.getByRole('heading', {level: 1, name: 'Using the SDK on Android'});
    await expect(heading, address).toBeVisible();
  }
});
