import {TOKEN_KINDS} from '../every-page/code';
import {faintCode, measureContrast} from '../harness/measure-contrast';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

for (const mode of ['light', 'dark']) {
  test(`in ${mode} mode, each kind of token has its own colour, on every background`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    // Has every kind of token on every background.
    await open(page, '/code-blocks');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(await faintCode(page)).toEqual([]);
    const measured = await page.evaluate(measureContrast);
    for (const line of ['code', 'mark', 'ins', 'del']) {
      const colours = new Map(
        measured
          .filter((found) => found.line === line && ['', ...TOKEN_KINDS].includes(found.kind))
          .map(({kind, colour}) => [kind, colour]),
      );
      expect([...colours.keys()].sort(), line).toEqual(['', ...TOKEN_KINDS]);
      expect(new Set(colours.values()).size, line).toBe(colours.size);
    }
  });
}
