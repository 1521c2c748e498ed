import {violationsInBothModes} from '../harness/axe';
import {expect, open, test} from '../harness/test';

// Colours are measured in their final state, not during a transition.
test.use({contextOptions: {reducedMotion: 'reduce'}});

// A page with a lot of code keeps axe busy for seconds, and longer on a busy machine.
test.describe.configure({timeout: 90_000});

const phone = {viewport: {width: 390, height: 800}};

test('axe finds no violation on a page with another tab chosen', async ({page}) => {
  await open(page, '/iOS/install');
  await page.getByRole('tab', {name: 'CocoaPods'}).first().click();
  expect(await violationsInBothModes(page)).toEqual([]);
});

for (const [width, size] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test.describe(`on a page that crashed, at ${width} width`, () => {
    test.use({
      ...size,
      variant: 'fixture-pages',
      allowedConsole: [/asked to crash|React error #423/],
    });

    test('axe finds no violation', async ({page}) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.setAttribute('data-crash', '');
        });
      });
      await page.goto('/crash');
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  });

  test.describe(`on a page with an announcement, at ${width} width`, () => {
    test.use({...size, variant: 'announcement'});

    test('axe finds no violation', async ({page}) => {
      await open(page, '/blog/tags');
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  });
}

test.describe('at phone width, axe finds no violation', () => {
  test.use(phone);

  test('in the mobile menu and in the main menu behind it', async ({page}) => {
    await open(page, '/Android/install');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  test('in the opened table of contents', async ({page}) => {
    await open(page, '/iOS/install');
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.getByRole('button', {name: 'On this page', expanded: true})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

test.describe('with every type of item in the navbar, axe finds no violation', () => {
  test.use({variant: 'everything', viewport: {width: 1680, height: 800}});

  test('in an open dropdown', async ({page}) => {
    await open(page, '/blog/tags');
    await page.getByRole('button', {name: 'A dropdown'}).press('Enter');
    await expect(page.getByRole('link', {name: 'First entry'})).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});
