import type {Page} from '@playwright/test';
import {platforms} from '../../product/platforms';
import {footer} from '../../site/footer';
import {expect} from '../harness/test';

interface Link {
  label: string | undefined;
  address: string | undefined;
}

/** What the owner has put into the footer, in its order. */
const footerLinks: Link[] = (footer.links ?? [])
  .flatMap((link) => ('items' in link ? link.items : [link]))
  .map(({label, to, href}) => ({label, address: to ?? href}));

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

/** The docs sidebar marks this page, and only this one. */
export async function expectMarkedInSidebar(page: Page, route: string): Promise<void> {
  const marked = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('a[aria-current="page"]');
  await expect.soft(marked, 'marked in the docs sidebar').toHaveCount(1);
  await expect.soft(marked).toHaveAttribute('href', route);
}

/** The switcher leads to the same page of every platform, and marks this one. */
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
