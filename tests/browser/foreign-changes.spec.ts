import type {Page} from '@playwright/test';
import {openEarly} from '../harness/page';
import {menu, menuButton, modeSwitch, navbar, section, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedConsole: [/onRecoverableError/],
});
// The translator is slow.
test.slow();

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: /^flutter$/i});
const copyButton = (page: Page) => page.getByRole('button', {name: /^cop(y page|ied)/i});

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
 * Does what extensions do, to what is added later as well: a dark mode gives every element attributes and styles,
 * a writing assistant adds elements next to fields and texts, and at the end of the page. Runs in the browser.
 */
function extendPage(): void {
  const extendAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(':not([data-extended])')) {
      element.setAttribute('data-extended', '');
      element.style.setProperty('--extended-colour', 'inherit');
      if (element.matches('input, article .markdown')) {
        element.after(document.createElement('writing-assistant'));
      }
      if (element.matches('head, body')) {
        element.append(document.createElement('writing-assistant'));
      }
    }
  };
  extendAll();
  new MutationObserver(extendAll).observe(document, {childList: true, subtree: true});
}

/** How a page comes to be changed by somebody else. */
const ways: Record<string, (page: Page, address: string) => Promise<void>> = {
  'that the browser translates': async (page, address) => {
    await open(page, address);
    await page.evaluate(translatePage);
  },
  'that extensions have changed before the application starts': async (page, address) => {
    await page.addInitScript(extendPage);
    await open(page, address);
  },
};

for (const [which, openChanged] of Object.entries(ways)) {
  test(
    `on a page ${which}, everything works, and the ways to other pages`,
    {tag: '@9.15'},
    async ({page}) => {
      await openChanged(page, '/Android/install');
      const tab = page.getByRole('tab', {name: /^yarn$/i}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await modeSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const block = page.getByRole('figure').filter({visible: true}).first();
      await copyButton(page).click();
      await expect(copyButton(page)).toHaveText(/^copied$/i);
      await block.getByRole('button', {name: 'Copy code'}).click();
      await expect(block.getByRole('status')).toHaveText(/^copied$/i);
      await footerLink(page).click();
      await expect(title(page)).toHaveText(/flutter/i);
      await page.goBack();
      await expect(title(page)).toHaveText(/android/i);
      await expect(block).toBeVisible();
      await test.step('the search finds what is typed, and a result leads to its page', async () => {
        const dialog = page.getByRole('dialog', {name: 'Search'});
        const marks = dialog.locator('a mark');
        await page.keyboard.press('Control+k');
        for (const [query, marked] of [
          ['permission', /permission/i],
          ['offline', /offline/i],
          ['offline glow', /offline|glow/i],
        ] as const) {
          await dialog.locator('input').fill(query);
          await expect(marks.filter({hasText: marked})).not.toHaveCount(0);
          await expect(marks.filter({hasNotText: marked})).toHaveCount(0);
        }
        await expect(dialog.locator('li b').first()).toHaveText(/^glow offline$/i);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/using#/);
        await expect(title(page)).toHaveText(/using/i);
      });
      await test.step('the mobile menu', async () => {
        await page.setViewportSize({width: 390, height: 800});
        await menuButton(page).click();
        await menu(page).locator('a[href$="/examples"]').first().click();
        await expect(menu(page)).toBeHidden();
        await expect(title(page)).toHaveText(/examples/i);
      });
    },
  );
}

test(
  'a component that takes out a text that was translated, and puts it back, goes on',
  {tag: '@9.15'},
  async ({page}) => {
    await open(page, '/changing');
    await page.evaluate(translatePage);
    const shorten = page.getByRole('button', {name: 'shorten'});
    for (const pressed of ['true', 'false', 'true']) {
      await shorten.click();
      await expect(shorten).toHaveAttribute('aria-pressed', pressed);
      await expect(title(page)).toHaveText('CHANGING');
    }
  },
);

test(
  'if a browser extension has emptied a part of the page, the application draws it again, with its text',
  {tag: '@9.15'},
  async ({page}) => {
    for (const selector of ['.navbar', '#__docusaurus']) {
      const start = await openEarly(page, '/Android/install');
      await page.locator(selector).evaluate((element) => element.replaceChildren());
      await start();
      await expect(section(page, 'Set the key'), selector).toBeVisible();
      await expect(navbar(page), selector).toBeVisible();
    }
  },
);
