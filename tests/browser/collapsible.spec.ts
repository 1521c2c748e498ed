import type {Page} from '@playwright/test';
import {platformDocs} from '../harness/docs';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const category = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name, exact: true});

interface Animation {
  /** In milliseconds. */
  duration: number;
  easing: string;
  /** Of the whole content, in pixels. */
  height: number;
}

/** Waits for the next animation of a height to start. */
function nextAnimation(page: Page): Promise<Animation> {
  return page.evaluate(
    () =>
      new Promise<Animation>((resolve) => {
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
  );
}

/** Material Design's dynamic duration, which Docusaurus uses. */
function durationFor(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

async function animationOf(page: Page, name: string): Promise<Animation> {
  const [animation] = await Promise.all([
    nextAnimation(page),
    page.getByRole('button', {name, exact: true}).click(),
  ]);
  return animation;
}

test(
  'categories of the docs sidebar open and close, by keyboard too, without closing others; the sidebar stays',
  {tag: ['@3.11', '@3.13', '@9.4']},
  async ({page}) => {
    await open(page, '/Android/install');
    await expect(category(page, 'Android')).toBeVisible();
    await expect(page.getByRole('button', {name: /(collapse|hide) sidebar/i})).toHaveCount(0);
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
    for (const name of ['iOS', 'React Native', 'Flutter']) {
      await category(page, name).click();
    }
    for (const name of ['Android', 'iOS', 'React Native', 'Flutter']) {
      await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
    for (const route of platformDocs) {
      await expect(sidebar(page).locator(`a[href="${route}"]`)).toBeVisible();
    }
  },
);

test.describe('a collapse', () => {
  // At this width, a docs page has two kinds of content that collapse: table of contents and menu.
  test.use({viewport: {width: 995, height: 800}});

  test(
    'takes a time derived from the height of the content, and eases in and out; with reduced motion, 1 ms',
    {tag: ['@3.22', '@9.9']},
    async ({page}) => {
      await open(page, '/Android/using');
      const tall = await animationOf(page, 'On this page');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
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
