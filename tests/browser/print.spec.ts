import {keys} from '../../src/early/storage-keys';
import {neverIdle, openEarly, scrollFarDown, store} from '../harness/page';
import {expect, open, test} from '../harness/test';

test.use({colorScheme: 'dark'});

test(
  'in print, the content of every tab shows under its label, nothing is left to press, and colours are light',
  {tag: '@9.11'},
  async ({page}) => {
    await store(page, keys.colorMode, 'dark');
    await page.addInitScript(() => {
      window.matchMedia('print').addEventListener('change', ({matches}) => {
        if (matches) {
          document.title = getComputedStyle(document.body).color;
        }
      });
    });
    // Also while the application loads, or if it never does.
    for (const arrive of [open, openEarly]) {
      await arrive(page, '/iOS/install');
      const panels = page.getByRole('tabpanel', {includeHidden: true});
      const hidden = panels.filter({visible: false});
      expect(await hidden.count()).toBeGreaterThan(0);
      if (arrive === open) {
        await scrollFarDown(page);
      }
      const label = await page.getByRole('tab', {selected: false}).first().textContent();
      await page.emulateMedia({media: 'print'});
      await expect(hidden).toHaveCount(0);
      await expect(panels.getByText(label ?? 'no label', {exact: true}).first()).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);

      await page.emulateMedia({media: null});
      await page.pdf();
      await expect(page).toHaveTitle(/^rgb/);
      const onPaper = await page.title();
      await expect(page.locator('body')).not.toHaveCSS('color', onPaper);
      await page.locator('html').evaluate((html) => (html.dataset.theme = 'light'));
      await expect(page.locator('body')).toHaveCSS('color', onPaper);
    }
  },
);

test(
  'a doc is printed as a whole, whatever was on the screen, and no table is cut off',
  {tag: '@9.11'},
  async ({page}) => {
    await page.addInitScript(neverIdle);
    await open(page, '/Android/using');
    const inBlocks = page.locator('.theme-doc-markdown > :is(p, ul) > *');
    const areDrawn = () =>
      inBlocks.evaluateAll((all) =>
        all.map((each) => each.checkVisibility({contentVisibilityAuto: true})),
      );
    expect(await areDrawn()).toContain(false);
    await page.emulateMedia({media: 'print'});
    expect(await areDrawn()).not.toContain(false);
    // The width of A4 between its margins.
    await page.setViewportSize({width: 718, height: 1000});
    await open(page, '/reading');
    const scroller = page.getByRole('table').last().locator('..');
    const isCutOff = await scroller.evaluate(
      ({scrollWidth, clientWidth}) => scrollWidth > clientWidth,
    );
    expect(isCutOff).toBe(false);
  },
);
