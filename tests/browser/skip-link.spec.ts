import {expect, open, test} from '../harness/test';

for (const route of ['/', '/iOS/install', '/blog', '/markdown-page']) {
  test(`the skip link of ${route} is focused first and leads to the main content`, async ({
    page,
  }) => {
    await open(page, route);
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(link).not.toBeInViewport();
    // What has the focus now isn't a tab stop itself: the next stop shows where it is.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}
