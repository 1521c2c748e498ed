import type {Page} from '@playwright/test';
import {expect} from '../harness/test';

/** Every table cell has a header that a screen reader can say along with it. */
export async function expectTableHeaders(page: Page): Promise<void> {
  const tables = await page.locator('table:visible').evaluateAll((all) =>
    all.map((table) => ({
      headers: table.querySelectorAll('thead th').length,
      cells: table.querySelector('tbody tr:last-child')?.querySelectorAll('td').length,
    })),
  );
  for (const {headers, cells} of tables) {
    expect.soft(headers, 'headers of a table').toBeGreaterThan(1);
    expect.soft(cells, 'cells in a row of a table').toBe(headers);
  }
}
