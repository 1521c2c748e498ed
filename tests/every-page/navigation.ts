import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {escapeRegexp} from '@docusaurus/utils';
import type {Page} from '@playwright/test';
import sidebars from '../../sidebars';
import {platforms} from '../../product/platforms';
import {footerLinks} from '../harness/site-links';
import {expect} from '../harness/test';

/** The footer has the links that `site/footer.ts` names, and no others. */
export async function expectFooter(page: Page): Promise<void> {
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({label: link.textContent, address: link.getAttribute('href')})),
    );
  expect.soft(links, 'the footer').toEqual(footerLinks);
}

/** What `sidebars.ts` calls each row; a doc without a label there has its own. */
const rows = (normalizeSidebars(sidebars).docs ?? []).map((item) =>
  'label' in item && typeof item.label === 'string'
    ? new RegExp(`^${escapeRegexp(item.label)}`)
    : /./,
);

/** The docs sidebar is the same one on every docs page, and marks this page and no other. */
export async function expectDocsSidebar(page: Page, route: string): Promise<void> {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect
    .soft(sidebar.getByRole('list').first().locator('> li'), 'the docs sidebar')
    .toHaveText(rows);
  const marked = sidebar.getByRole('link').and(page.locator('[aria-current="page"]'));
  await expect.soft(marked, 'marked in the docs sidebar').toHaveCount(1);
  await expect.soft(marked).toHaveAttribute('href', route);
}

/** The switcher links to the same page for every platform, and marks this one. */
export async function expectPlatforms(page: Page, route: string): Promise<void> {
  const links = await page
    .getByRole('navigation', {name: 'Platform'})
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ({
        label: link.textContent,
        address: link.getAttribute('href'),
        isCurrent: link.getAttribute('aria-current') === 'page',
      })),
    );
  expect.soft(links, 'the platform switcher').toEqual(
    Object.values(platforms)
      .map(({name, path}) => ({label: name, address: route.replace(/^\/\w+/, `/${path}`)}))
      .map((link) => ({...link, isCurrent: link.address === route})),
  );
}
