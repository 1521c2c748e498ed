import {violationsInBothModes} from '../harness/axe';
import {expect, open, test} from '../harness/test';

// Colours are measured in their final state, not during a transition.
test.use({variant: 'kitchen', contextOptions: {reducedMotion: 'reduce'}});

// A page with a lot of code keeps axe busy for seconds, and longer on a busy machine.
test.describe.configure({timeout: 90_000});

const phone = {viewport: {width: 390, height: 800}};

// Every page of the site, as it is when it has loaded, is in every-page.spec.ts.
for (const [width, size] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test.describe(`at ${width} width`, () => {
    test.use({...size, allowedConsole: [/asked to crash|React error #423/]});

    test(
      'axe finds no violation on a page with an announcement, nor on one that crashed',
      {tag: ['@6.1', '@9.3']},
      async ({page}) => {
        await open(page, '/blog/tags');
        await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
        expect.soft(await violationsInBothModes(page)).toEqual([]);

        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.setAttribute('data-crash', '');
          });
        });
        await page.goto('/crash');
        await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
        expect(await violationsInBothModes(page)).toEqual([]);
      },
    );
  });
}

test(
  'axe finds no violation on the page that shows every element to writers, nor in a list of tasks',
  {tag: '@9.3'},
  async ({page}) => {
    await open(page, '/writers/components');
    const article = page.getByRole('article');
    for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
      await expect(article.locator(`.theme-admonition-${kind}`)).toBeVisible();
    }
    await expect(article.getByText('<kbd>Esc</kbd>')).toBeVisible();
    await expect(article.locator('kbd', {hasText: 'Esc'})).toBeVisible();
    await expect(article.getByText('{{sdk.name}}').first()).toBeVisible();
    await expect(article.locator('#own-id')).toBeVisible();
    await article.getByRole('tab', {name: 'iOS'}).click();
    expect.soft(await violationsInBothModes(page)).toEqual([]);
    await open(page, '/reading');
    await expect(page.getByRole('checkbox', {name: 'Task'}).first()).toBeChecked();
    expect(await violationsInBothModes(page)).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'axe finds no violation in the table of contents, the mobile menu and the main menu behind it',
    {tag: '@9.3'},
    async ({page}) => {
      await open(page, '/Android/examples');
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(page.getByRole('button', {name: 'On this page', expanded: true})).toBeVisible();
      expect.soft(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      expect.soft(await violationsInBothModes(page)).toEqual([]);
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      expect.soft(await violationsInBothModes(page)).toEqual([]);
    },
  );
});

test.describe('with every type of item in the navbar', () => {
  test.use({viewport: {width: 1680, height: 800}});

  test('axe finds no violation in an open dropdown', {tag: ['@3.5', '@9.3']}, async ({page}) => {
    await open(page, '/ar-XB/blog/tags');
    await page.getByRole('button', {name: /A dropdown/}).press('Enter');
    await expect(page.getByRole('link', {name: /First entry/})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});
