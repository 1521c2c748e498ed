import {violationsInBothModes, violationsNow} from '../harness/axe';
import {announcement, backButton, contentsButton, menuButton} from '../harness/parts';
import {expect, open, test} from '../harness/test';

// Colours are measured in their final state, not during a transition.
test.use({
  contextOptions: {reducedMotion: 'reduce'},
  allowedConsole: [/asked to crash|React error #423/],
});

// A page with a lot of code keeps axe busy for seconds, and longer on a busy machine.
test.describe.configure({timeout: 90_000});

// Every page of the site, as it is when it has loaded, is in every-page.spec.ts.
test(
  'axe finds no violation with an announcement, an open dropdown, every element that writers have, and a crash',
  {tag: ['@3.5', '@6.1', '@9.3']},
  async ({page}) => {
    const expectNone = async () => expect.soft(await violationsNow(page)).toEqual([]);
    await page.setViewportSize({width: 1680, height: 800});
    await open(page, '/ar-XB/blog/tags');
    await expect(announcement(page)).toBeVisible();
    await page.getByRole('button', {name: /A dropdown/}).press('Enter');
    await expect(page.getByRole('link', {name: /First entry/})).toBeVisible();
    expect.soft(await violationsInBothModes(page)).toEqual([]);
    await open(page, '/reading');
    await expect(page.locator('[type="checkbox"]').first()).toBeVisible();
    await expectNone();
    await open(page, '/forms/documented');
    await expect(page.locator('.theme-admonition-danger').first()).toBeVisible();
    expect.soft(await violationsInBothModes(page)).toEqual([]);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-crash', 'inside');
      });
    });
    await page.goto('/crash');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expectNone();
    await test.step('on a phone, in the table of contents, the mobile menu and the main menu behind it', async () => {
      await page.setViewportSize({width: 390, height: 800});
      await open(page, '/Android/examples');
      await contentsButton(page).click();
      await expect(contentsButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expectNone();
      await menuButton(page).click();
      expect.soft(await violationsInBothModes(page)).toEqual([]);
      await backButton(page).click();
      await expectNone();
    });
  },
);

test(
  'axe finds no violation in the search, whether it finds something or nothing',
  {tag: ['@9.3', '@9.7']},
  async ({page}) => {
    await open(page, '/blog');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    for (const [query, said] of Object.entries({permission: 'Results', prmssns: 'Nothing'})) {
      await dialog.locator('input').fill(query);
      await expect(dialog.getByRole('status')).toContainText(said);
      expect.soft(await violationsInBothModes(page), query).toEqual([]);
    }
  },
);
