import {expect, test} from '../harness/test';

// What every page of the site promises without JavaScript is in every-page.spec.ts.
test.use({variant: 'kitchen', javaScriptEnabled: false});

test(
  'a doc can be read without JavaScript: its end, code, and the content of every tab under its label',
  {tag: '@9.1'},
  async ({page}) => {
    await page.goto('/Android/using');
    await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
    await page.goto('/iOS/install');
    for (const label of ['npm', 'Yarn', 'pnpm']) {
      const panel = page
        .getByRole('tabpanel')
        .filter({hasText: `${label.toLowerCase()} `})
        .first();
      await expect(panel.getByText(label, {exact: true}).first()).toBeVisible();
    }
    await page.goto('/code-blocks');
    const code = page.getByRole('figure').filter({hasText: 'A patch'}).locator('code');
    await expect(code).toHaveText(/build\.gradle.*minSdk/s);
    await expect(page.getByRole('figure').getByRole('button')).toHaveCount(0);
  },
);

test(
  'without JavaScript, the switcher and the list beside the title lead on; the button to copy is not there',
  {tag: ['@9.1', '@10.1', '@10.8']},
  async ({page}) => {
    await page.goto('/Android/using');
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    const markdown = page.getByRole('link', {name: 'View as Markdown'});
    await page.getByLabel('More ways to use this page').click();
    await expect(markdown).toBeVisible();
    await expect(markdown).toHaveAttribute('href', '/Android/using.md');
    const switcher = page.getByRole('navigation', {name: 'Platform'});
    await switcher.getByRole('link', {name: 'React Native', exact: true}).click();
    await expect(page).toHaveURL('/ReactNative/using');
  },
);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test(
    'without JavaScript, the docs sidebar is above the page, and links to every platform',
    {tag: '@9.1'},
    async ({page}) => {
      await page.goto('/iOS/install');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const [list, title] = [
        await sidebar.boundingBox(),
        await page.getByRole('heading', {level: 1}).boundingBox(),
      ];
      expect(list?.y).toBeLessThan(title?.y ?? 0);
      await sidebar.getByRole('button', {name: 'Flutter', exact: true}).click();
      await expect(page).toHaveURL('/Flutter/install');
      await sidebar.getByRole('link', {name: 'Examples', exact: true}).click();
      await expect(page).toHaveURL('/Flutter/examples');
    },
  );
});
