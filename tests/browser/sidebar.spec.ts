import type {Page} from '@playwright/test';
import {facts} from '../../product';
import {platformDocs} from '../harness/routes';
import {expect, open, test} from '../harness/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});

test(
  'the docs sidebar links to every doc in its order, stays open, and is what the navbar leads to',
  {
    tag: ['@3.11', '@3.12', '@3.13'],
  },
  async ({page}) => {
    await open(page, '/');
    const closed = sidebar(page).getByRole('button', {expanded: false});
    // Opening one closes no other, or this would never end.
    while ((await closed.count()) > 0) {
      await closed.first().click();
    }
    const targets = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const promised = ['/', ...platformDocs];
    expect(targets.filter((target) => promised.includes(target ?? ''))).toEqual(promised);
    await expect(page.getByRole('button', {name: /(collapse|hide) sidebar/i})).toHaveCount(0);
    const item = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: facts.sdk.name, exact: true});
    await expect(item).toHaveAttribute('href', '/Android/install');
  },
);

test.describe('in a low window', () => {
  test.use({variant: 'kitchen', viewport: {width: 1280, height: 300}});

  test(
    'a long sidebar shows the entry of the page, on a phone as well',
    {tag: ['@3.11', '@12.9']},
    async ({page}) => {
      await open(page, '/forms/documented');
      const current = sidebar(page).getByRole('link', {name: 'Forms', exact: true});
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(current).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.setViewportSize({width: 390, height: 400});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const entry = page.getByRole('dialog').getByRole('link', {name: 'Forms', exact: true});
      await expect(entry).toBeInViewport({ratio: 1});
    },
  );
});

test.describe('the neighbours of a doc', () => {
  test.use({variant: 'kitchen'});

  test('are linked by their titles, not their labels', {tag: '@3.11'}, async ({page}) => {
    await page.goto('/iOS/using');
    const neighbours = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    await expect(neighbours).toHaveText([/Install on iOS$/, /Examples for iOS$/]);
  });
});
