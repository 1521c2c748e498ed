import {expect, hydrated, test} from '../harness/test';

const pages = [
  {path: '/', heading: /./},
  {path: '/Android/using', heading: 'Using the SDK on Android'},
  {path: '/blog/welcome', heading: /Welcome/},
  {path: '/blog', heading: /Blog/},
  {path: '/markdown-page', heading: 'A stand-alone page'},
];

// Where the host answers with 404.html, the browser reports that status, and nothing else may be reported.
test.use({allowedConsole: [/status of 404 .*(\.html|using\/?)(\?a=b#c)?\)$/]});

for (const {path, heading} of pages) {
  for (const suffix of ['.html', '/index.html']) {
    const address = path === '/' ? '/index.html' : path + suffix;
    test(`${address} (for ${path}, ${suffix}) is treated as the path without the suffix`, async ({
      page,
    }) => {
      await page.goto(`${address}?a=b#c`);
      await expect(page).toHaveURL(`${path}?a=b#c`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      await expect(page.getByText('Page Not Found')).toHaveCount(0);
    });
  }
}

for (const address of ['/android/using', '/Android/using/', '/ANDROID/USING/index.html']) {
  test(`${address} leads to the page that differs in case or slash alone`, async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    await expect(
      page.getByRole('heading', {level: 1, name: 'Using the SDK on Android'}),
    ).toBeVisible();
  });
}
