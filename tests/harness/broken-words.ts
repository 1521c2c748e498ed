import type {Locator} from '@playwright/test';

/** The words that are broken across lines in the first text of each element. */
export const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? '').matchAll(/[A-Za-z]+/g)].flatMap((match) => {
        const range = document.createRange();
        if (!text) {
          return [];
        }
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        return range.getClientRects().length > 1 ? [match[0]] : [];
      });
    }),
  );
