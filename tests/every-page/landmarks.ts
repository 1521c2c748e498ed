import type {Page} from '@playwright/test';
import {expect} from '../harness/test';

/** The navigations of a docs page at desktop width; no other page may have one without a name. */
const docsNavigations = [
  'Main',
  'Docs sidebar',
  'Breadcrumbs',
  'Platform',
  'On this page',
  'Docs pages',
];

/** A screen reader finds one of each landmark, and can tell navigations apart by their names. */
export async function expectLandmarks(page: Page, isPlatformDoc: boolean): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), `landmark ${landmark}`).toHaveCount(1);
  }
  const empty = page
    .getByRole('navigation')
    .filter({hasNot: page.getByRole('link').or(page.getByRole('button'))});
  await expect.soft(empty, 'navigations that lead nowhere').toHaveCount(0);
  if (isPlatformDoc) {
    const named = docsNavigations.map((name) =>
      page.getByRole('navigation', {name, exact: true}).count(),
    );
    expect.soft(await Promise.all(named), docsNavigations.join()).toEqual(named.map(() => 1));
    await expect.soft(page.getByRole('navigation')).toHaveCount(named.length);
  }
}
