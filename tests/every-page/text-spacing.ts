import type {Page} from '@playwright/test';
import {expect} from '../harness/test';

/** The least that a reader may ask for (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** No text is cut off or pushed out if the reader widens its spacing. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  expect.soft(await page.evaluate(textsCutOff, spacing), 'texts cut off').toEqual([]);
}

/** Runs in the browser, where a sheet made by a script is allowed whatever the policy says. */
function textsCutOff(styles: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // Error texts in the table of contents are shortened on purpose, the announcer is out of sight.
  const cut = [...document.querySelectorAll('body :not(nav code, [aria-live])')]
    .filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      return (
        element.checkVisibility({visibilityProperty: true}) &&
        ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1))
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
  const {scrollWidth, clientWidth} = document.documentElement;
  document.adoptedStyleSheets.pop();
  return scrollWidth > clientWidth ? [...cut, 'the page scrolls sideways'] : cut;
}
