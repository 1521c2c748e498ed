import {category, sidebar, switcher, title} from '../harness/parts';
import {expect, test} from '../harness/test';

// What every page of the site promises without JavaScript, with its code and buttons, is in every-page.spec.ts.
test.use({javaScriptEnabled: false});

test(
  'without JavaScript, a doc has its end and the content of every tab, and the ways to other pages lead on',
  {tag: ['@9.1', '@10.1', '@10.8']},
  async ({page}) => {
    await page.goto('/Android/using');
    await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await page.getByLabel('More ways to use this page').click();
    const markdown = page.getByRole('link', {name: 'View as Markdown'});
    await expect(markdown).toBeVisible();
    await expect(markdown).toHaveAttribute('href', '/Android/using.md');
    await switcher(page).getByRole('link', {name: 'React Native', exact: true}).click();
    await expect(page).toHaveURL('/ReactNative/using');

    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/iOS/install');
    for (const label of ['npm', 'Yarn', 'pnpm']) {
      const panel = page.getByRole('tabpanel').filter({hasText: `${label.toLowerCase()} `});
      await expect(panel.first().getByText(label, {exact: true}).first()).toBeVisible();
    }
    await test.step('on a phone, the docs sidebar is above the page, and links to every platform', async () => {
      const list = await sidebar(page).boundingBox();
      expect(list?.y).toBeLessThan((await title(page).boundingBox())?.y ?? 0);
      await category(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await sidebar(page).getByRole('link', {name: 'Examples', exact: true}).click();
      await expect(page).toHaveURL('/Flutter/examples');
    });
  },
);
