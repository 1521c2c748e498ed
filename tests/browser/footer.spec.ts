import {facts} from '../../product';
import {platforms} from '../../product/platforms';
import {footerLinks} from '../harness/site-links';
import {expect, open, test} from '../harness/test';

test('the footer has the links in specification 3.10; others are up to the owner', () => {
  expect(footerLinks.map(({address}) => address)).toEqual(
    expect.arrayContaining([
      '/',
      '/Android/install',
      ...Object.values(platforms).map(({path}) => `/${path}/install`),
      facts.provider.website,
      `mailto:${facts.support.email}`,
    ]),
  );
});

test('the footer link Getting Started leads to the first install page', async ({page}) => {
  await open(page, '/blog');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Getting Started', exact: true})
    .click();
  await expect(page).toHaveURL('/Android/install');
});

test('the support link opens no new tab', async ({page}) => {
  await open(page, '/');
  const support = page.getByRole('contentinfo').getByRole('link', {name: 'Support', exact: true});
  await expect(support).not.toHaveAttribute('target');
});
