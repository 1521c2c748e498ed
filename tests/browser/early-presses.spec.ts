import {holdFiles, openEarly} from '../harness/page';
import {category, contentsButton, menu, menuButton} from '../harness/parts';
import {expect, hydrated, test} from '../harness/test';

test.use({viewport: {width: 390, height: 800}, hasTouch: true, allowedConsole: [/status of 404/]});

const PAGE = '/Android/using';

test(
  'every press that comes before the application starts takes effect once it has, and only once',
  {tag: '@9.2'},
  async ({page}) => {
    const start = await openEarly(page, PAGE);
    await contentsButton(page).tap();
    // A reader who sees nothing happen presses again.
    await menuButton(page).tap();
    await menuButton(page).tap();
    await start();
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(contentsButton(page)).toHaveAttribute('aria-expanded', 'true');

    await test.step('not again if a code block handles it by itself', async () => {
      const release = await holdFiles(page, /\/assets\/js\/(?!framework|main)/);
      await page.goto(PAGE, {waitUntil: 'commit'});
      const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
      await wrap.tap();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('a category of the sidebar, a link until then, opens', async () => {
      await page.setViewportSize({width: 1280, height: 800});
      const startAgain = await openEarly(page, PAGE);
      await category(page, 'iOS').click();
      await startAgain();
      await expect(category(page, 'iOS')).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(PAGE);
    });
    await test.step('where no page is, too, although the application then goes on to the address', async () => {
      await page.setViewportSize({width: 390, height: 800});
      const startThere = await openEarly(page, '/nowhere');
      await menuButton(page).tap();
      await startThere();
      await expect(page).toHaveURL('/nowhere');
      await expect(menu(page)).toBeVisible();
    });
    await test.step('only once, too, if it comes while the application starts', async () => {
      // The signal comes as soon as the page is hydrated, and before effects that may wait for a frame.
      await page.addInitScript(() => {
        const button = () => document.querySelector<HTMLElement>('[data-search-button]');
        const press = () => queueMicrotask(() => button()?.click());
        window.addEventListener('pagechange', press, {once: true});
      });
      await page.goto(PAGE);
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    });
  },
);
