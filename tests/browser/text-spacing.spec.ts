import {expect, open, test} from '../harness/test';

// The reader's own styles, which a browser puts into a page whatever its policy says.
test.use({bypassCSP: true});

/** The least that a reader may ask for (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const width of [1280, 390]) {
  test.describe(`at a width of ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of ['/', '/iOS/install', '/blog/long-blog-post']) {
      test(`no text of ${route} is cut off or pushed out where the reader widens its spacing`, async ({
        page,
      }) => {
        await open(page, route);
        await page.addStyleTag({content: spacing});
        // Error texts in the table of contents are shortened on purpose, the announcer is out of sight.
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('body :not(nav code, [aria-live])')]
            .filter((element) => {
              const {overflowX, overflowY} = getComputedStyle(element);
              return (
                element.checkVisibility({visibilityProperty: true}) &&
                ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
                  (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1))
              );
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}
