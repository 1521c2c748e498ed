import {facts} from '../../product';
import {expect, open, test} from '../harness/test';

const targets = [
  '/',
  '/Android/install',
  '/Android/install',
  '/iOS/install',
  '/ReactNative/install',
  '/Flutter/install',
  facts.provider.website,
  `mailto:${facts.support.email}`,
];

for (const route of ['/', '/iOS/using', '/blog', '/markdown-page', '/no-such-page']) {
  test.describe(`the footer of ${route}`, () => {
    // The browser itself reports the status 404 of an unknown path.
    test.use({allowedConsole: route === '/no-such-page' ? [/status of 404/] : []});

    test('links to exactly what the specification names', async ({page}) => {
      await open(page, route);
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links).toHaveText([
        facts.sdk.name,
        'Getting Started',
        'Android',
        'iOS',
        'React Native',
        'Flutter',
        'Website',
        'Support',
      ]);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(targets);
    });
  });
}

test('the footer link Getting Started leads to the first install page', async ({page}) => {
  await open(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL('/Android/install');
});

test('the support link opens no new tab', async ({page}) => {
  await open(page, '/');
  const support = page.getByRole('contentinfo').getByRole('link', {name: 'Support', exact: true});
  await expect(support).not.toHaveAttribute('target');
});
