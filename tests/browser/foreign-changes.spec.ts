import type {Page} from '@playwright/test';
import {holdFrames} from '../harness/page';
import {
  backButton,
  menu,
  menuButton,
  modeSwitch,
  replay,
  replayOpener,
  title,
} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({variant: 'kitchen', permissions: ['clipboard-read', 'clipboard-write']});
// Each visits three pages in one of the ways, and the translator is slow.
test.slow();

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: /^flutter$/i});
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});

/**
 * Does what Chrome's translator does: every text on the page, and every text that is added later, is
 * replaced by two `<font>` elements with another text. Runs in the browser.
 */
function translatePage(): void {
  // As a string, because TypeScript considers the element deprecated.
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      texts.push(node as Text);
    }
    for (const text of texts) {
      if (text.data.trim() && !text.parentElement?.closest('font, script, style')) {
        const [outer, inner] = [font(), font()];
        inner.textContent = text.data.toUpperCase();
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    records.flatMap(({addedNodes}) => [...addedNodes]).forEach(translate);
  }).observe(document.body, {childList: true, subtree: true});
}

/**
 * Does what extensions do to every element, even to those that are added later: a dark mode gives it attributes
 * and styles, and adds to the head; a writing assistant adds elements next to fields and at the end of the page.
 * Runs in the browser, before or after the application starts.
 */
function extendPage(): void {
  const extend = (element: Element) => {
    element.setAttribute('data-extended', '');
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.style.setProperty('--extended-colour', 'inherit');
    }
    if (element.matches('input, textarea')) {
      element.setAttribute('spellcheck', 'false');
      element.after(document.createElement('writing-assistant'));
    }
    if (element.matches('head, body')) {
      element.append(
        document.createElement(element.matches('head') ? 'meta' : 'writing-assistant'),
      );
    }
  };
  const extendAll = () => [...document.querySelectorAll(':not([data-extended])')].forEach(extend);
  extendAll();
  new MutationObserver(extendAll).observe(document, {childList: true, subtree: true});
}

/** How a page comes to be changed by somebody else. */
const ways: Record<string, (page: Page, address: string) => Promise<void>> = {
  'that the browser translates': async (page, address) => {
    await open(page, address);
    await page.evaluate(translatePage);
  },
  'that extensions change': async (page, address) => {
    await open(page, address);
    await page.evaluate(extendPage);
  },
  'that extensions have changed before the application starts': async (page, address) => {
    await page.addInitScript(extendPage);
    await open(page, address);
  },
};

for (const [which, openChanged] of Object.entries(ways)) {
  test(
    `on a page ${which}, everything works, and the ways to other pages`,
    {tag: ['@9.15', '@10.16']},
    async ({page}) => {
      await page.clock.install();
      await openChanged(page, '/Android/install');
      const tab = page.getByRole('tab', {name: /^yarn$/i}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      for (const theme of ['dark', 'light']) {
        await modeSwitch(page).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
      await test.step('what is copied is said, twice, and then nothing', async () => {
        const block = page.getByRole('figure').filter({visible: true}).first();
        const message = page.getByRole('status').first();
        for (let round = 0; round < 2; round++) {
          await copyButton(page).click();
          await expect(message).toHaveText(/^copied as markdown$/i);
          await block.getByRole('button', {name: 'Copy code'}).click();
          await expect(block.getByRole('status')).toHaveText(/^copied$/i);
          await page.clock.runFor(10_000);
          await expect(message).toBeEmpty();
        }
      });
      await footerLink(page).click();
      await expect(title(page)).toHaveText(/flutter/i);
      await page.goBack();
      await expect(title(page)).toHaveText(/android/i);
      await test.step('the search finds what is typed, and a result leads to its page', async () => {
        const dialog = page.getByRole('dialog', {name: 'Search'});
        const marks = dialog.locator('a mark');
        await page.keyboard.press('Control+k');
        for (const [query, marked] of [
          ['permission', /permission/i],
          ['offline', /offline/i],
        ] as const) {
          await dialog.locator('input').fill(query);
          await expect(marks.filter({hasText: marked})).not.toHaveCount(0);
          await expect(marks.filter({hasNotText: marked})).toHaveCount(0);
        }
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/using#/);
        await expect(title(page)).toHaveText(/using/i);
      });
      await test.step('the player of the landing page', async () => {
        await page.addInitScript(holdFrames);
        await openChanged(page, '/');
        const player = replay(page);
        const status = player.getByText(/^event \d of \d/i);
        const opener = replayOpener(page);
        await opener.click();
        // A key that is pressed before the player has been fetched is not for it.
        await expect(status).toHaveText(/^event 1 of/i);
        await page.keyboard.press('ArrowRight');
        await expect(status).toHaveText(/^event 2 of/i);
        await player.getByRole('button', {name: /^close$/i}).click();
        await expect(opener).toBeFocused();
      });
      await test.step('the mobile menu', async () => {
        await page.setViewportSize({width: 390, height: 800});
        // A list that is still opening moves its links away from a press.
        await page.emulateMedia({reducedMotion: 'reduce'});
        await openChanged(page, '/Android/install');
        await menuButton(page).click();
        await menu(page).getByRole('button', {name: /^ios$/i}).click();
        await menu(page).locator('a[href="/iOS/examples"]').click();
        await expect(menu(page)).toBeHidden();
        await expect(title(page)).toHaveText(/ios/i);
        await menuButton(page).click();
        await backButton(page).click();
        await menu(page).getByRole('link').first().click();
        await expect(page).toHaveURL('/');
        await expect(menu(page)).toBeHidden();
      });
    },
  );
}

test(
  'an extension that removes parts of the page breaks nothing, and a background tab gets the title of its new page',
  {tag: ['@1.5', '@9.5', '@9.15']},
  async ({page}) => {
    await page.clock.install();
    await open(page, '/Android/install');
    await page.evaluate(() => document.querySelector('.breadcrumbs')?.remove());
    const message = page.getByRole('status').first().getByText('Copied as Markdown');
    await copyButton(page).click();
    await message.evaluate((element) => element.replaceWith('Something else'));
    await page.clock.runFor(10_000);
    await copyButton(page).click();
    await expect(message).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', {value: true});
      window.requestAnimationFrame = () => 0;
    });
    await footerLink(page).press('Enter');
    await expect(title(page)).toHaveText(/Flutter/);
    await expect(page).toHaveTitle(/Flutter/);
  },
);
