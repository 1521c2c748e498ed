import {facts} from '../../product';
import {platforms} from '../../product/platforms';
import {footerLinks} from '../harness/site-links';
import {expect, open, test} from '../harness/test';

test(
  'the footer has the links that the specification names; others are up to the owner',
  {tag: '@3.10'},
  async ({page}) => {
    expect(footerLinks.map(({address}) => address)).toEqual(
      expect.arrayContaining([
        '/',
        '/Android/install',
        ...Object.values(platforms).map(({path}) => `/${path}/install`),
        facts.provider.website,
        `mailto:${facts.support.email}`,
      ]),
    );
    await open(page, '/blog');
    const footer = page.getByRole('contentinfo');
    // A mail needs no new tab.
    await expect(footer.getByRole('link', {name: 'Support', exact: true})).toHaveAttribute(
      'target',
      '_self',
    );
    await footer.getByRole('link', {name: 'Getting Started', exact: true}).click();
    await expect(page).toHaveURL('/Android/install');
  },
);
