import type {Page} from '@playwright/test';
import {followNewLink, frames, scrolled} from '../harness/page';
import {category, menuButton, sidebar} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test(
  'a category of the sidebar, which stays, opens and closes by pointer and keyboard, and leaves the others alone; neighbours of a doc are linked by their titles',
  {tag: ['@3.11', '@3.13', '@9.4', '@12.9']},
  async ({page}) => {
    await open(page, '/Android/using');
    const neighbours = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    await expect(neighbours).toHaveText([/Install on Android$/, /Examples for Android$/]);
    const entry = sidebar(page).locator('a[href="/iOS/using"]');
    for (const [act, visible] of [
      [() => category(page, 'iOS').press('Space'), true],
      [() => category(page, 'iOS').press('Enter'), false],
      [() => category(page, 'iOS').click(), true],
    ] as const) {
      await act();
      await expect(category(page, 'iOS')).toHaveAttribute('aria-expanded', String(visible));
      await expect(entry).toBeVisible({visible});
    }
    await expect(category(page, 'Android')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', {name: /(collapse|hide) sidebar/i})).toHaveCount(0);
    await test.step('a long sidebar shows the entry of the page in a low window', async () => {
      await page.setViewportSize({width: 1280, height: 300});
      await open(page, '/forms/documented');
      const current = sidebar(page).locator('[aria-current="page"]');
      await expect(current).toBeInViewport({ratio: 1});
      expect(await scrolled(page)).toBe(0);
      await category(page, 'Android').scrollIntoViewIfNeeded();
      await page.evaluate(() => (location.hash = '#elsewhere'));
      await frames(page, 2);
      await expect(category(page, 'Android')).toBeInViewport();
      await followNewLink(page, '/forms/head');
      await expect(current).toBeInViewport({ratio: 1});
    });
  },
);

test(
  'a collapse takes a time derived from the height of the content, and eases in and out; with reduced motion, 1 ms',
  {tag: ['@3.22', '@9.9']},
  async ({page}) => {
    await page.setViewportSize({width: 995, height: 800});
    await open(page, '/Android/using');
    const tall = await animationOf(page, 'On this page');
    await menuButton(page).click();
    const low = await animationOf(page, 'iOS');
    expect(tall.height).toBeGreaterThan(low.height);
    expect(tall.duration).toBeGreaterThan(low.duration);
    expect([tall.easing, low.easing]).toEqual(['ease-in-out', 'ease-in-out']);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/Android/using');
    expect((await animationOf(page, 'On this page')).duration).toBe(1);
  },
);

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
