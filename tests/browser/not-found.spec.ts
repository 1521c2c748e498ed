import {platforms} from '../../product/platforms';
import {followNewLink} from '../harness/follow-new-link';
import {expect, hydrated, open, test} from '../harness/test';

// The browser itself reports the status of a document that is not there; nothing else may be reported.
test.use({
  allowedConsole: [/status of 404 .*(nowhere|Android|\.html|using\/?)(\?a=b#c)?\)$/],
});

test(
  'an address that no page has shows the not-found page, whose links lead on',
  {tag: ['@2.7', '@2.9', '@14.3']},
  async ({page}) => {
    const title = page.getByRole('heading', {level: 1});
    for (const address of ['/blog/nowhere', '/nowhere.html', '/Android', '/nowhere']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await hydrated(page);
      await expect(title, address).toHaveText('Page Not Found');
      await expect(page, address).toHaveTitle(/^Page Not Found \| /);
    }
    const waysOn = page.getByRole('navigation', {name: 'Ways on'}).getByRole('link');
    await expect(waysOn).toHaveText([
      'Start of the documentation',
      ...Object.values(platforms).map(({name}) => `Install on ${name}`),
    ]);
    await waysOn.nth(1).click();
    await expect(page).toHaveURL('/Android/install');
    await expect(title).toHaveText('Install on Android');

    await test.step('without a reload, if a link leads there', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await followNewLink(page, '/nowhere');
      await expect(title).toHaveText('Page Not Found');
      await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    });
  },
);

for (const {path, others} of [
  {path: '/', others: ['/index.html']},
  {
    path: '/Android/using',
    others: [
      '/Android/using.html',
      '/Android/using/index.html',
      '/android/using',
      '/Android/using/',
      '/ANDROID/USING/index.html',
    ],
  },
  {path: '/blog/welcome', others: ['/blog/welcome.html', '/blog/welcome/index.html']},
  {path: '/blog', others: ['/blog.html', '/blog/index.html']},
  {path: '/markdown-page', others: ['/markdown-page.html', '/markdown-page/index.html']},
]) {
  test(
    `${path} is found with a suffix, another case or a slash at the end`,
    {tag: ['@2.8', '@16.6']},
    async ({page}) => {
      await open(page, path);
      const title = page.getByRole('heading', {level: 1});
      const heading = (await title.textContent()) ?? '';
      for (const address of others) {
        await page.goto(`${address}?a=b#c`);
        await hydrated(page);
        await expect(title, address).toHaveText(heading);
        if (address.endsWith('.html') && address.startsWith(path)) {
          await expect(page).toHaveURL(`${path}?a=b#c`);
        }
      }
    },
  );
}
