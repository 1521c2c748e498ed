import type {Page} from '@playwright/test';
import {platformDocs} from '../harness/docs';
import {measureContrast, type Contrast} from '../harness/measure-contrast';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

/** Has every kind of token on every background. */
const FIXTURE = '/code-blocks';

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST = 4.5;

/** The classes of plugins/content/code/tokens.ts. */
const KINDS = ['c', 'f', 'k', 'n', 'p', 's', 't'];

async function measure(page: Page, mode: string, route: string): Promise<Contrast[]> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await open(page, route);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  return page.evaluate(measureContrast);
}

for (const mode of ['light', 'dark']) {
  for (const route of ['/', ...platformDocs, '/blog/welcome', '/blog/first-blog-post', FIXTURE]) {
    test(`in ${mode} mode, all code of ${route} has a contrast of ${LEAST} or more`, async ({
      page,
    }) => {
      const measured = await measure(page, mode, route);
      expect(measured.length).toBeGreaterThan(0);
      expect(measured.filter(({ratio}) => ratio < LEAST)).toEqual([]);
      const kinds = measured.map(({kind}) => kind).filter((kind) => /^\w+$/.test(kind));
      expect(KINDS).toEqual(expect.arrayContaining(kinds));
    });
  }

  test(`in ${mode} mode, each kind of token has its own colour, on every background`, async ({
    page,
  }) => {
    const measured = await measure(page, mode, FIXTURE);
    for (const line of ['code', 'mark', 'ins', 'del']) {
      const colours = new Map(
        measured
          .filter((found) => found.line === line && ['', ...KINDS].includes(found.kind))
          .map(({kind, colour}) => [kind, colour]),
      );
      expect([...colours.keys()].sort(), line).toEqual(['', ...KINDS]);
      expect(new Set(colours.values()).size, line).toBe(colours.size);
    }
  });
}
