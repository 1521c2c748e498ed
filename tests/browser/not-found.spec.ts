import {followNewLink} from '../harness/page';
import {title} from '../harness/parts';
import {expect, hydrated, test} from '../harness/test';
import {withSdk} from '../kitchen/facts';
import {BIDI, inBrackets} from '../kitchen/translate';

// The browser itself reports the status of a document that is not there; nothing else may be reported.
test.use({
  allowedConsole: [/status of 404 .*(nowhere|Android|\.html|using\/?)(\?a=b#c)?\)$/i],
});

test(
  'an address that no page has shows the not-found page, whose links lead on',
  {tag: ['@2.7', '@2.9', '@14.3']},
  async ({page}) => {
    for (const address of ['/blog/nowhere', '/Android']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await hydrated(page);
      await expect(title(page), address).toHaveText('Page Not Found');
      await expect(page, address).toHaveTitle(/^Page Not Found \| /);
    }
    const waysOn = page.getByRole('navigation', {name: 'Ways on'}).getByRole('link');
    await expect(waysOn).toHaveText([
      'Start of the documentation',
      ...withSdk.map(({name}) => `Install on ${name}`),
    ]);
    await waysOn.nth(1).click();
    await expect(page).toHaveURL('/Android/install');
    await expect(title(page)).toHaveText('Install on Android');
    await test.step('without a reload, if a link leads there', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await followNewLink(page, '/nowhere');
      await expect(title(page)).toHaveText('Page Not Found');
      await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    });
  },
);

test(
  "in another language, the not-found page is that language's own, even if the host has a single one",
  {tag: ['@2.9', '@9.13']},
  async ({page}) => {
    await page.goto(`/${BIDI}/nowhere`);
    await expect(title(page)).toHaveText(inBrackets('Page Not Found'));
    await hydrated(page);
    await page.getByRole('navigation', {name: 'Ways on'}).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`/${BIDI}/Android/install`);
  },
);

/** Pages whose own addresses have signs, and end as a file does. */
const WITH_SIGNS = '/forms/with%20space%20&%20more';
const WITH_SUFFIX = '/forms/without-contents.html';

/** What is asked for, where it leads, the title of the page there, and what some hosts send. */
const ELSEWHERE: readonly (readonly [string, string | RegExp, string, sent?: string])[] = [
  ['/index.html', '/', 'Welcome to the kitchen'],
  ['/Android/using/index.html', '/Android/using', 'Using on Android'],
  ['/moved', '/Android/using', 'Using on Android'],
  ['/ANDROID/USING.HTML', '/Android/using', 'Using on Android'],
  ['/Android/using/', /using/, 'Using on Android'],
  ['/AR-xb/android/using', `/${BIDI}/Android/using`, inBrackets('Using on Android')],
  ['//Android/install', '/Android/install', 'Install on Android', '/Android/install'],
  ['/forms/with%20space%20%26%20more', WITH_SIGNS, 'A name with signs', WITH_SIGNS],
  ['/forms/without-contents', WITH_SUFFIX, 'Without contents', WITH_SUFFIX],
  // A copy of the site.
  ['/copy/Android/install', '/Android/install', 'Install on Android', '/Android/install'],
  ['/Android/100%25#50%', /\/Android\/100#50/, 'Page Not Found', '/404.html'],
  // A host that answers every address with the start page.
  ['/Android/install', '/Android/install', 'Install on Android', '/'],
];

for (const addresses of [ELSEWHERE.slice(0, 4), ELSEWHERE.slice(4, 8), ELSEWHERE.slice(8)]) {
  test(
    `${addresses.map(([asked]) => asked).join(', ')}: each leads to its page, keeps the query and the hash, leaves one alone that cannot be decoded, and is no step back`,
    {tag: ['@2.8', '@2.9', '@4.3', '@10.12', '@12.10', '@16.3', '@16.6']},
    async ({page, request, baseURL}) => {
      const isDocument = (url: URL) => !/\.\w+$/.test(url.pathname);
      await page.goto('/blog');
      for (const [asked, path, heading, sent] of addresses) {
        if (sent) {
          const body = await (await request.get(sent)).text();
          await page.route(isDocument, (route) => route.fulfill({contentType: 'text/html', body}));
        }
        await page.goto(`${new URL(baseURL ?? '').origin}${asked}?a=b#c`);
        await hydrated(page);
        await expect(title(page), asked).toHaveText(heading);
        await expect(page).toHaveURL(typeof path === 'string' ? `${path}?a=b#c` : path);
        await page.evaluate(() => {
          location.hash = '#50%';
        });
        await expect(page).toHaveURL((url) => url.hash === '#50');
        await expect(title(page), asked).toHaveText(heading);
        await page.unroute(isDocument);
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL('/blog');
      }
    },
  );
}
