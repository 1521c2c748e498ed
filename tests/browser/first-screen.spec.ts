import type {Page} from '@playwright/test';
import {followNewLink} from '../harness/page';
import {contents, section, title} from '../harness/parts';
import {expect, test} from '../harness/test';

const ROUTE = '/Android/using';

const lastHeading = (page: Page) =>
  page.getByRole('article').getByRole('heading', {includeHidden: true}).last();

declare global {
  interface Window {
    becomeIdle: () => void;
  }
}

/** Runs in the browser: it does what waits for an idle moment when the test says so. */
function neverIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => waiting.push(callback);
  window.becomeIdle = () => {
    for (const callback of waiting.splice(0)) {
      callback({didTimeout: false, timeRemaining: () => 50});
    }
  };
}

test(
  'a busy browser draws the first screen of a long doc alone, for which its first frame waits, and the rest in pieces when it is idle',
  {tag: ['@12.2', '@12.5']},
  async ({page, request}) => {
    const html = await (await request.get(ROUTE)).text();
    const [, end = 'none'] = /rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? [];
    await page.addInitScript(neverIdle);
    await page.goto(ROUTE);
    await expect(page.locator(`#${end}`)).toHaveCount(1);
    await expect(title(page)).toBeInViewport();
    await expect(lastHeading(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();

    const blocks = page.locator('.theme-doc-markdown > :visible');
    const first = await blocks.count();
    const blocksWhenIdle = async () => {
      await page.evaluate(() => window.becomeIdle());
      return blocks.count();
    };
    await expect.poll(blocksWhenIdle, {intervals: [50]}).toBeGreaterThan(first);
    await expect(lastHeading(page)).toBeHidden();
    const all = await page.locator('.theme-doc-markdown > :not(template, script, link)').count();
    await expect.poll(blocksWhenIdle, {intervals: [50]}).toBe(all);
  },
);

test(
  'a long doc is drawn as a whole as soon as the reader acts, or comes from elsewhere with a place in mind',
  {tag: ['@4.3', '@12.2', '@12.9', '@12.10']},
  async ({page}) => {
    await page.addInitScript(neverIdle);
    const openPartly = async () => {
      await page.goto('/img/logo.svg');
      await page.goto(ROUTE);
      await expect(lastHeading(page)).toBeHidden();
    };
    await test.step('a key, perhaps to find a word', async () => {
      await openPartly();
      await page.keyboard.press('Tab');
      await expect(lastHeading(page)).toBeVisible();
    });
    await test.step('a click, perhaps to reach an anchor', async () => {
      await openPartly();
      await contents(page).getByRole('link', {name: 'Glow offline'}).click();
      await expect(section(page, 'Glow offline')).toBeInViewport();
      await expect(lastHeading(page)).toBeVisible();
    });
    await test.step('a reload, of an address with an anchor', async () => {
      await page.reload();
      await expect(lastHeading(page)).toBeVisible();
    });
    await test.step('a return to it, if it was partly drawn when the application took over', async () => {
      await openPartly();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await followNewLink(page, '/Android/install');
      await expect(title(page)).toHaveText(/^Install/);
      await followNewLink(page, ROUTE);
      await expect(title(page)).toHaveText(/^Using/);
      await expect(lastHeading(page)).toBeVisible();
    });
  },
);
