import fs from 'node:fs';
import {openEarly} from '../harness/page';
import {contents, contentsButton, docsItem, menuButton, sidebar} from '../harness/parts';
import {expect, open, test} from '../harness/test';

test(
  'the layout is the desktop one from a width of 996 px, before and after the application starts',
  {tag: ['@3.18', '@12.2']},
  async ({page}) => {
    const expectBoth = async () => {
      for (const width of [996, 995]) {
        const isDesktop = width === 996;
        await page.setViewportSize({width, height: 800});
        await expect(sidebar(page)).toBeVisible({visible: isDesktop});
        await expect(docsItem(page)).toHaveCount(isDesktop ? 1 : 0);
        await expect(menuButton(page)).toBeVisible({visible: !isDesktop});
        await expect(page.locator('.navbar kbd')).toBeVisible({visible: isDesktop});
        await expect(contentsButton(page)).toBeVisible({visible: !isDesktop});
        await expect(contents(page).getByRole('link').first()).toBeVisible({visible: isDesktop});
      }
    };
    const start = await openEarly(page, '/Android/install');
    await expectBoth();
    await start();
    await expectBoth();
  },
);

test(
  'lines of a text have room for 65 to 80 characters, with a sidebar or without, in a wide font and in a narrow one',
  {tag: '@9.12'},
  async ({page}) => {
    const file = require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2');
    const inter = fs.readFileSync(file, 'base64');
    for (const width of [1280, 1920]) {
      await page.setViewportSize({width, height: 800});
      for (const route of ['/Android/using', '/markdown-page']) {
        await open(page, route);
        // First in the machine's own font.
        for (const change of [() => {}, setInInter]) {
          await page.evaluate(change, inter);
          const counts = await page.locator('main article p').evaluateAll(charactersPerLine);
          const middle = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)];
          const what = `${route}, ${width} px wide, ${change.name}`;
          expect.soft(middle, what).toBeGreaterThanOrEqual(65);
          expect.soft(middle, what).toBeLessThanOrEqual(80);
        }
      }
    }
    await open(page, '/every-form');
    const forms = page.locator('article > :is(p, ul, ol, .theme-admonition)');
    const widths = await forms.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().width),
    );
    expect(new Set(widths).size, 'lists and admonitions are as wide as paragraphs').toBe(1);
  },
);

test(
  'a long name of a platform is broken where large text leaves no room for it',
  {tag: '@9.8'},
  async ({page}) => {
    await page.setViewportSize({width: 305, height: 800});
    await open(page, '/');
    const widths = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const names = [...document.querySelectorAll('footer a, .card h3')];
      names.forEach((name) => name.lastChild?.replaceWith('Multiplatforms'));
      const parts = [document.documentElement, ...document.querySelectorAll('.card')];
      return parts.map((part) => part.scrollWidth - part.clientWidth);
    });
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.filter((more) => more > 0)).toEqual([]);
  },
);

/** Runs in the browser: the letters of many systems are as wide as these. */
async function setInInter(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const font = new FontFace('Inter', bytes);
  document.fonts.add(await font.load());
  document.documentElement.style.setProperty('--ifm-font-family-base', 'Inter');
}

/** Runs in the browser: how many characters are as wide as a line, in each paragraph that fills one. */
const charactersPerLine = (paragraphs: HTMLElement[]): number[] =>
  paragraphs.flatMap((paragraph) => {
    paragraph.style.whiteSpace = 'nowrap';
    const {scrollWidth, clientWidth, textContent} = paragraph;
    paragraph.style.whiteSpace = '';
    return scrollWidth > clientWidth ? [(textContent.length * clientWidth) / scrollWidth] : [];
  });
