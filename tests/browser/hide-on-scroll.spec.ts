import type {Page} from '@playwright/test';
import {frames} from '../harness/frames';
import {expect, open, test} from '../harness/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** Runs something that scrolls the page, and waits until the page and the navbar have come to rest. */
async function untilRest(page: Page, action: () => Promise<void>): Promise<void> {
  const ended = await page.evaluateHandle(() => ({
    scroll: new Promise<void>((resolve) => {
      document.addEventListener('scrollend', () => resolve(), {once: true});
    }),
  }));
  await action();
  await ended.evaluate(({scroll}) => scroll);
  await frames(page, 2);
  await navbar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({finished}) => finished));
  });
}

/** Scrolls as a reader does, from where the mouse is. */
async function scroll(page: Page, distance: number): Promise<void> {
  await page.mouse.move(600, 400);
  await untilRest(page, () => page.mouse.wheel(0, distance));
}

test.describe('the navbar that hides on scroll', () => {
  test.use({variant: 'everything'});

  test('hides on scroll down and reappears on scroll up', async ({page}) => {
    await open(page, '/Android/using');
    await expect(navbar(page)).toBeInViewport();
    await scroll(page, 300);
    await scroll(page, 600);
    await expect(navbar(page)).not.toBeInViewport();
    await scroll(page, -200);
    await expect(navbar(page)).toBeInViewport();
  });

  test('stays hidden when navigating to an in-page anchor above', async ({page}) => {
    await open(page, '/Android/using');
    await scroll(page, 300);
    await scroll(page, 2000);
    await expect(navbar(page)).not.toBeInViewport();
    const heading = page.getByRole('heading', {level: 2}).first();
    const id = await heading.getAttribute('id');
    const entry = page.locator(`a[href="#${id}"]`).filter({hasText: /\w/});
    await untilRest(page, () => entry.click());
    await expect(page).toHaveURL(`/Android/using#${id}`);
    await expect(heading).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });
});

test('the navbar of the site itself is fixed at the top', async ({page}) => {
  await open(page, '/Android/using');
  for (const distance of [300, 600, -200]) {
    await scroll(page, distance);
    expect((await navbar(page).boundingBox())?.y).toBe(0);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
