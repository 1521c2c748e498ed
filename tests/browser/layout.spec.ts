import type {Page} from '@playwright/test';
import {openEarly} from '../harness/page';
import {contents, contentsButton, docsItem, menuButton, sidebar} from '../harness/parts';
import {expect, test} from '../harness/test';

test.use({variant: 'kitchen'});

async function expectLayout(page: Page, isDesktop: boolean): Promise<void> {
  await expect(sidebar(page)).toBeVisible({visible: isDesktop});
  await expect(docsItem(page)).toHaveCount(isDesktop ? 1 : 0);
  await expect(menuButton(page)).toBeVisible({visible: !isDesktop});
  await expect(contentsButton(page)).toBeVisible({visible: !isDesktop});
  await expect(contents(page).getByRole('link').first()).toBeVisible({visible: isDesktop});
}

test(
  'the layout is the desktop one from a width of 996 px, before and after the application starts',
  {tag: ['@3.18', '@12.2']},
  async ({page}) => {
    const expectBoth = async () => {
      for (const width of [996, 995]) {
        await page.setViewportSize({width, height: 800});
        await expectLayout(page, width === 996);
      }
    };
    const start = await openEarly(page, '/Android/install');
    await expectBoth();
    await start();
    await expectBoth();
  },
);
