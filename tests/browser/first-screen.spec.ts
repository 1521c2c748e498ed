import type {Page} from '@playwright/test';
import {followNewLink, holdFiles} from '../harness/page';
import {contents, section, sidebar, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen'});

const ROUTE = '/Android/using';

const lastHeading = (page: Page) =>
  page.getByRole('article').getByRole('heading', {level: 2, includeHidden: true}).last();
const sidebarLink = (page: Page, name: string) =>
  sidebar(page).getByRole('link', {name, exact: true});

declare global {
  interface Window {
    becomeIdle: () => void;
    drawFrame: () => void;
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
  'a busy browser draws the first screen of a long doc alone, and the rest in pieces when it is idle',
  {tag: ['@12.2', '@12.5']},
  async ({page}) => {
    await page.addInitScript(neverIdle);
    await page.goto(ROUTE);
    await expect(title(page)).toBeInViewport();
    await expect(page.getByRole('article').getByRole('heading', {level: 2}).first()).toBeVisible();
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
  'the first frame of a long doc waits for the end of its first screen, that of a short page for nothing',
  {tag: '@12.2'},
  async ({page, request}) => {
    const expected = async (address: string) =>
      /rel="expect" href="#([^"]+)" blocking="render"/.exec(
        await (await request.get(address)).text(),
      )?.[1];
    expect(await expected('/')).toBeUndefined();
    await page.goto(ROUTE);
    await expect(page.locator(`#${(await expected(ROUTE)) ?? 'none'}`)).toHaveCount(1);
  },
);

/** Why a doc is drawn as a whole, however busy the browser is. */
const reasons: Record<string, (page: Page) => Promise<unknown>> = {
  'the reader presses a key, perhaps to find a word': async (page) => {
    await page.goto(ROUTE);
    await expect(lastHeading(page)).toBeHidden();
    await page.keyboard.press('Tab');
  },
  'the reader clicks, perhaps to reach an anchor': async (page) => {
    await page.goto(ROUTE);
    await contents(page).getByRole('link', {name: 'Glow offline'}).click();
    await expect(section(page, 'Glow offline')).toBeInViewport();
  },
  'the address has an anchor': (page) => page.goto(`${ROUTE}#glow-offline`),
  'the browser does not say how the reader arrived': async (page) => {
    await page.addInitScript(() => {
      performance.getEntriesByType = () => [];
    });
    await page.goto(ROUTE);
  },
  'the page is reloaded': async (page) => {
    await page.goto(ROUTE);
    await page.reload();
  },
  'the browser never says that it is idle': async (page) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout
          ? window.setTimeout(callback, options.timeout, {didTimeout: true, timeRemaining: () => 0})
          : 0;
    });
    await holdFiles(page);
    await page.goto(ROUTE, {waitUntil: 'commit'});
  },
};

test(
  'a long doc is drawn as a whole as soon as there is a reason, and when the reader returns to it',
  {tag: ['@4.3', '@12.2', '@12.9', '@12.10']},
  async ({context}) => {
    for (const [reason, happens] of Object.entries(reasons)) {
      await test.step(reason, async () => {
        const page = await context.newPage();
        await page.addInitScript(neverIdle);
        await happens(page);
        await expect(lastHeading(page)).toBeVisible();
        await page.close();
      });
    }
    await test.step('it was partly drawn when the application took over', async () => {
      const page = await context.newPage();
      await page.addInitScript(neverIdle);
      await page.goto(ROUTE);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(lastHeading(page)).toBeHidden();
      await followNewLink(page, '/Android/install');
      await expect(title(page)).toHaveText(/^Install/);
      await followNewLink(page, ROUTE);
      await expect(title(page)).toHaveText(/^Using/);
      await expect(lastHeading(page)).toBeVisible();
    });
  },
);

test(
  'after a click, the page that the reader leaves stays as it is; of the next, the first screen is drawn a frame before the rest',
  {tag: ['@4.1', '@12.9']},
  async ({page}) => {
    await open(page, '/iOS/using');
    const changes = await page.evaluateHandle(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => held.push(callback);
      window.drawFrame = () => {
        window.requestAnimationFrame = draw;
        held.forEach((callback) => draw(callback));
      };
      const seen: string[] = [];
      new MutationObserver((mutations) => {
        seen.push(...mutations.map(({type, attributeName}) => `${type} ${attributeName}`));
      }).observe(document.querySelector('.theme-doc-markdown') ?? document, {
        subtree: true,
        attributes: true,
        childList: true,
      });
      return seen;
    });
    await sidebarLink(page, 'Examples').click();
    await expect(title(page)).toHaveText(/^Examples/);
    expect(await changes.jsonValue(), 'in the text that the reader left').toEqual([]);

    await sidebarLink(page, 'Using').click();
    await expect(title(page)).toHaveText(/^Using/);
    await expect(lastHeading(page)).toBeHidden();
    await page.evaluate(() => window.drawFrame());
    await expect(lastHeading(page)).toBeVisible();
  },
);
