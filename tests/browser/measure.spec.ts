import {expect, open, test} from '../harness/test';
import {platformDocs} from '../harness/docs';

/** How many characters the lines of paragraphs have; the last line of each, which ends early, is left out. */
function charactersPerLine(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const tops = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (let at = 0; at < (text.textContent ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 10);
        tops.set(line, (tops.get(line) ?? 0) + 1);
      }
    }
    return [...tops.values()].slice(0, -1);
  });
}

for (const width of [1280, 1920]) {
  test.describe(`at a width of ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of platformDocs) {
      test(`the lines of ${route} have 65 to 80 characters`, async ({page}) => {
        await open(page, route);
        const counts = await page.locator('main article p').evaluateAll(charactersPerLine);
        const sorted = counts.sort((a, b) => a - b);
        expect(sorted.length).toBeGreaterThan(5);
        expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThanOrEqual(65);
        expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
      });
    }
  });
}

test.describe('at a width of 320 px', () => {
  test.use({viewport: {width: 320, height: 800}});

  for (const route of ['/', ...platformDocs, '/blog/welcome', '/markdown-page']) {
    test(`no word of a heading of ${route} is broken`, async ({page}) => {
      await open(page, route);
      const broken = await page.getByRole('heading').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const text = heading.firstChild;
          return [...(text?.textContent ?? '').matchAll(/[A-Za-z]+/g)].flatMap((match) => {
            if (!(text instanceof Text)) {
              return [];
            }
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            return range.getClientRects().length > 1 ? [match[0]] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
    });
  }
});
