import {holdFiles} from '../harness/hold-files';
import {onSlowConnection} from '../harness/slow-connection';
import {expect, open, test} from '../harness/test';

test.use({variant: 'fixture-pages'});

test('nothing of a page is rendered anew when it is left, while the next one loads', async ({
  page,
}) => {
  await onSlowConnection(page);
  await open(page, '/crash');
  const release = await holdFiles(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-crash', ''));
  const asked = page.waitForRequest('**/assets/js/*');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).click();
  await asked;
  await expect(page.getByRole('heading', {level: 1, name: 'All is well'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: /Flutter/})).toBeVisible();
});
