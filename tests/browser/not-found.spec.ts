import {followNewLink} from '../harness/page';
import {title} from '../harness/parts';
import {expect, hydrated, test} from '../harness/test';
import {platforms} from '../kitchen/facts';
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
      ...Object.values(platforms).map(({name}) => `Install on ${name}`),
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

const MOVED = [
  ['/index.html', '/', 'Welcome to the kitchen'],
  ['/Android/using/index.html', '/Android/using', 'Using on Android'],
  ['/moved', '/Android/using', 'Using on Android'],
  ['/ANDROID/USING.HTML', '/Android/using', 'Using on Android'],
  ['/Android/using/', /using/, 'Using on Android'],
  ['/AR-xb/android/using', `/${BIDI}/Android/using`, inBrackets('Using on Android')],
] as const;

for (const addresses of [MOVED.slice(0, 3), MOVED.slice(3)]) {
  test(
    `${addresses.map(([address]) => address).join(', ')}: each leads to its page, and keeps the query and the hash`,
    {tag: ['@2.8', '@16.3', '@16.6']},
    async ({page}) => {
      for (const [address, path, heading] of addresses) {
        await page.goto(`${address}?a=b#c`);
        await hydrated(page);
        await expect(title(page)).toHaveText(heading);
        await expect(page).toHaveURL(typeof path === 'string' ? `${path}?a=b#c` : path);
      }
    },
  );
}
