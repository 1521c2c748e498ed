import {expect, open, test} from '../harness/test';

// The browser itself reports the scripts that a test holds back.
test.use({allowedConsole: [/net::ERR_FAILED/]});

for (const mode of ['light', 'dark']) {
  test(`the browser's bars have the colour of the navbar in ${mode}, before the application starts`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/iOS/using');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const navbar = await page
      .getByRole('navigation', {name: 'Main'})
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await themeColor()).toBe(navbar);

    /** In the notation of computed styles. */
    function themeColor(): Promise<string> {
      return page.locator('meta[name="theme-color"]').evaluate((tag: HTMLMetaElement) => {
        document.body.style.color = tag.content;
        return getComputedStyle(document.body).color;
      });
    }
  });
}

test.describe('if the colour mode does not follow the system', () => {
  test.use({variant: 'announcement'});

  test("the browser's bars follow the colour mode switch", async ({page}) => {
    await open(page, '/');
    const tag = page.locator('meta[name="theme-color"]');
    const light = (await tag.getAttribute('content')) ?? '';
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tag).not.toHaveAttribute('content', light);
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(tag).toHaveAttribute('content', light);
  });
});
