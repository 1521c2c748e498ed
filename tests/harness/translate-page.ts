import type {Page} from '@playwright/test';

/**
 * Does what Chrome's translator does: every text on the page, and every text that is added later, is
 * replaced by two `<font>` elements with another text.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
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
  });
}
