import type {Page} from '@playwright/test';
import {category, docsItem, menuButton, sidebar} from '../harness/parts';
import {platformDocs} from '../harness/site';
import {expect, open, test} from '../harness/test';

test(
  'the docs sidebar links to every doc in its order, stays open, and is what the navbar leads to',
  {tag: ['@3.11', '@3.12', '@3.13']},
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
    await expect(docsItem(page)).toHaveAttribute('href', '/Android/install');
  },
);

test.describe('in the kitchen', () => {
  test.use({variant: 'kitchen'});

  test(
    'a category opens and closes by pointer and keyboard; neighbours of a doc are linked by their titles',
    {tag: ['@3.11', '@3.13', '@9.4']},
    async ({page}) => {
      await open(page, '/Android/using');
      const neighbours = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
      await expect(neighbours).toHaveText([/Install on Android$/, /Examples for Android$/]);
      const entry = sidebar(page).locator('a[href="/iOS/using"]');
      for (const [key, expanded] of [
        ['Space', true],
        ['Enter', false],
        ['click', true],
        ['click', false],
      ] as const) {
        await (key === 'click' ? category(page, 'iOS').click() : category(page, 'iOS').press(key));
        await expect(category(page, 'iOS')).toHaveAttribute('aria-expanded', String(expanded));
        await expect(entry).toBeVisible({visible: expanded});
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  test(
    'a long sidebar shows the entry of the page in a low window, on a phone as well',
    {tag: ['@3.11', '@12.9']},
    async ({page}) => {
      await page.setViewportSize({width: 1280, height: 300});
      await open(page, '/forms/documented');
      const current = sidebar(page).getByRole('link', {name: 'Forms', exact: true});
      await expect(current).toHaveAttribute('aria-current', 'page');
      await expect(current).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.setViewportSize({width: 390, height: 400});
      await menuButton(page).click();
      const entry = page.getByRole('dialog').getByRole('link', {name: 'Forms', exact: true});
      await expect(entry).toBeInViewport({ratio: 1});
    },
  );

  test.describe('where a docs page has two kinds of content that collapse', () => {
    test.use({viewport: {width: 995, height: 800}});

    test(
      'a collapse takes a time derived from the height of the content, and eases in and out; with reduced motion, 1 ms',
      {tag: ['@3.22', '@9.9']},
      async ({page}) => {
        await open(page, '/Android/using');
        const tall = await animationOf(page, 'On this page');
        await menuButton(page).click();
        const low = await animationOf(page, 'iOS');
        expect(tall.height).toBeGreaterThan(low.height);
        expect(tall.duration).toBeGreaterThan(low.duration);
        for (const {duration, easing, height} of [tall, low]) {
          expect(duration).toBe(durationFor(height));
          expect(easing).toBe('ease-in-out');
        }
        await page.emulateMedia({reducedMotion: 'reduce'});
        await open(page, '/Android/using');
        expect((await animationOf(page, 'On this page')).duration).toBe(1);
      },
    );
  });
});

/** Material Design's dynamic duration in milliseconds, which Docusaurus uses, for a height in pixels. */
function durationFor(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/** Presses a button, and returns the animation of a height that follows: in milliseconds, and of all the content. */
async function animationOf(page: Page, name: string) {
  const started = await page.evaluateHandle(() => ({
    animation: new Promise<{duration: number; easing: string; height: number}>((resolve) => {
      document.addEventListener('transitionrun', ({target, propertyName}) => {
        if (propertyName === 'height' && target instanceof HTMLElement) {
          const style = getComputedStyle(target);
          resolve({
            duration: Math.round(Number.parseFloat(style.transitionDuration) * 1000),
            easing: style.transitionTimingFunction,
            height: target.scrollHeight,
          });
        }
      });
    }),
  }));
  await page.getByRole('button', {name, exact: true}).click();
  return started.evaluate(({animation}) => animation);
}
