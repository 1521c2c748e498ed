import {holdFiles, holdReact, openEarly} from '../harness/page';
import {category, contentsButton, menu, menuButton} from '../harness/parts';
import {expect, hydrated, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 390, height: 800}, hasTouch: true});

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
      await page.unrouteAll({behavior: 'ignoreErrors'});
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
    await test.step('not again if React does', async () => {
      const react = await holdReact(page);
      await page.goto(PAGE);
      await react.isHeld();
      await menuButton(page).tap();
      await react.release();
      await hydrated(page);
      await expect(menu(page)).toBeVisible();
    });
  },
);

test(
  'a category of the sidebar, a link until then, opens after a press, in a new tab if asked to, and leads on if pressed again',
  {tag: ['@9.1', '@9.2']},
  async ({page, context}) => {
    await page.setViewportSize({width: 1280, height: 800});
    const start = await openEarly(page, PAGE);
    const opened = context.waitForEvent('page');
    await category(page, 'iOS').click({modifiers: ['Control']});
    await (await opened).close();
    await expect(page).toHaveURL(PAGE);
    await category(page, 'iOS').click();
    await start();
    await expect(category(page, 'iOS')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(PAGE);

    // The application may never start.
    await openEarly(page, PAGE);
    await category(page, 'iOS').click();
    await category(page, 'iOS').click();
    await expect(page).toHaveURL('/iOS/install');
  },
);
