import type {Locator, Page} from '@playwright/test';
import {expectAtTop, neverIdle, scrolled} from '../harness/page';
import {contents, footerLink, section, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

const ROUTE = '/Android/using';

/** The last block of the text, which is far below the window. */
const last = (page: Page) => page.locator('.theme-doc-markdown > :is(p, ul, figure)').last();

const isDrawn = (block: Locator) =>
  block.evaluate(({firstElementChild, firstChild}) =>
    (firstElementChild ?? firstChild?.parentElement)?.checkVisibility({
      contentVisibilityAuto: true,
    }),
  );

test(
  'what is far below the window is drawn when the browser is idle, and an anchor, a text in the address and a way back find their place',
  {tag: ['@4.3', '@10.12', '@12.2', '@12.5']},
  async ({page}) => {
    await page.addInitScript(neverIdle);
    await open(page, ROUTE);
    expect(await isDrawn(last(page))).toBe(false);
    const isDrawnWhenIdle = async () => {
      await page.evaluate(() => window.becomeIdle());
      return isDrawn(last(page));
    };
    await expect.poll(isDrawnWhenIdle, {intervals: [50]}).toBe(true);
    await open(page, ROUTE);
    await contents(page).getByRole('link', {name: 'Glow offline'}).click();
    await expectAtTop(page, section(page, 'Glow offline'));
    // In a narrow window, the estimated heights differ most.
    await page.setViewportSize({width: 390, height: 800});
    await open(page, ROUTE);
    await expect.poll(isDrawnWhenIdle, {intervals: [50]}).toBe(true);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight * 0.6);
    });
    const before = await scrolled(page);
    await test.step('back', async () => {
      // A reader's click would scroll there.
      await footerLink(page, 'Flutter').dispatchEvent('click');
      await expect(title(page)).toHaveText(/Flutter/);
      await page.goBack();
      await expect(title(page)).toHaveText(/Android/);
      await expect.poll(() => scrolled(page)).toBe(before);
    });
    await test.step('with a reload', async () => {
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(before);
    });
    await test.step('a text in the address', async () => {
      await page.goto('/img/logo.svg');
      await page.goto(`${ROUTE}#:~:text=Glow%20offline`);
      await expect(section(page, 'Glow offline')).toBeInViewport();
    });
  },
);
