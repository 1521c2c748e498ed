import type {Page} from '@playwright/test';
import {keys} from '../../src/early/storage-keys';
import {openEarly, store, stored} from '../harness/page';
import {tab} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({viewport: {width: 1280, height: 300}});

const PAGE = '/tab-anchors';
const ANCHOR = 'heading-in-yarn--größe';
const heading = (page: Page) => page.getByRole('heading', {name: 'Heading in Yarn'});

/** The tab is open wherever the group appears, and the heading is where the reader looks. */
async function expectYarn(page: Page): Promise<void> {
  await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Yarn').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Once more Yarn.')).toBeVisible();
  await expect(heading(page)).toBeInViewport();
}

test(
  'tabs open for an anchor in them, whichever way the reader comes to it, and stay as they are for any other',
  {tag: ['@4.3', '@10.5', '@10.18']},
  async ({page}) => {
    await open(page, `${PAGE}#${ANCHOR}`);
    await expectYarn(page);
    await tab(page, 'npm').first().click();
    await expect(heading(page)).toBeHidden();
    await page.getByRole('link', {name: 'To the heading in Yarn'}).click();
    await expectYarn(page);
    await tab(page, 'npm').first().click();
    await page.getByRole('link', {name: 'to the heading outside'}).click();
    await expect(page).toHaveURL(`${PAGE}#outside`);
    await expect(heading(page)).toBeHidden();
    await test.step('in a tab inside a tab', async () => {
      await page.evaluate(() => (location.hash = '#inner-element'));
      await expect(tab(page, 'Second')).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 'Inner second')).toHaveAttribute('aria-selected', 'true');
      const inner = page.getByText('The element in the inner tab', {exact: true});
      await expect(inner).toBeInViewport();
    });
    await test.step('and for a text that the browser looks for, as a search in the page does', async () => {
      await page.goto('/img/logo.svg');
      await page.goto(`${PAGE}#:~:text=Once%20more%20Yarn`);
      await hydrated(page);
      await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Once more Yarn.')).toBeInViewport();
      await expect(page.getByText('Once more npm.')).toBeHidden();
      expect(await stored(page, keys.tabsOf('package-manager')), 'nobody has chosen it').toBe(
        'npm',
      );
    });
  },
);

test(
  'tabs of one group change together and remember the choice, even before the application starts',
  {tag: ['@5.1', '@9.2', '@9.4', '@10.4', '@10.5', '@12.2']},
  async ({page}) => {
    // Some browsers don't open what is hidden by themselves.
    await page.addInitScript(() => {
      addEventListener('beforematch', (event) => event.stopPropagation(), {capture: true});
    });
    const start = await openEarly(page, `${PAGE}#${ANCHOR}`);
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByText('The first element of npm')).toBeHidden();
    await tab(page, 'npm').first().click();
    await tab(page, 'Second').click();
    const expectPressed = async () => {
      await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'false');
      await expect(page.getByText('The first element of npm')).toBeVisible();
      await expect(page.getByText('Once more npm.')).toBeVisible();
      await expect(heading(page)).toBeHidden();
      await expect(tab(page, 'Second')).toHaveAttribute('aria-selected', 'true');
    };
    await expectPressed();
    await start();
    await expectPressed();
    expect(await stored(page, keys.tabsOf('package-manager'))).toBe('npm');

    await test.step('the tab stays where it is, whatever changes above, in browsers that do not see to it', async () => {
      await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
      await tab(page, 'Yarn').last().scrollIntoViewIfNeeded();
      const before = await tab(page, 'Yarn').last().boundingBox();
      await tab(page, 'Yarn').last().click();
      await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
      const after = await tab(page, 'Yarn').last().boundingBox();
      // A page scrolls by whole pixels.
      expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
    });
    const panel = page.getByRole('tabpanel', {name: 'Yarn'}).first();
    const id = (await panel.getAttribute('id')) ?? 'none';
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-controls', id);
    await test.step('what was chosen is there on the next visit', async () => {
      const startAgain = await openEarly(page, '/tab-anchors');
      await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
      await expect(heading(page)).toBeVisible();
      await startAgain();
      await expect(page.getByText('Once more Yarn.')).toBeVisible();
    });
    await test.step('a choice that the browser has no room for holds for the page', async () => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('There is no room.', 'QuotaExceededError');
        };
      });
      await tab(page, 'npm').first().click();
      await expect(tab(page, 'npm').last()).toHaveAttribute('aria-selected', 'true');
    });
  },
);

test(
  "a page that comes back from the browser's own cache follows what was chosen elsewhere in the meantime",
  {tag: ['@5.7', '@10.4']},
  async ({page}) => {
    await open(page, PAGE);
    const chosen = {
      [keys.colorMode]: 'dark',
      [keys.tabsOf('package-manager')]: 'yarn',
      [keys.platform]: 'ios',
    };
    await page.evaluate((values) => {
      dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      Object.assign(localStorage, values);
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    }, chosen);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-platform', 'ios');
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'keys move through the tabs and choose one, even before the application starts; a choice leaves the reader, the focus and the anchor where they are',
  {tag: ['@9.2', '@9.4', '@10.2', '@10.3', '@10.4']},
  async ({page}) => {
    await store(page, keys.platform, 'flutter');
    const start = await openEarly(page, '/?platform=android#first-steps');
    const steps = page.getByRole('heading', {name: 'First steps'});
    const choose = async (keys: readonly (readonly [string, string])[], chosen: string) => {
      for (const [key, name] of keys) {
        await page.keyboard.press(key);
        await expect(tab(page, name), key).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(tab(page, chosen)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(chosen);
    };
    await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Android').focus();
    await choose(
      [
        ['ArrowLeft', 'Flutter'],
        ['ArrowRight', 'Android'],
        ['End', 'Flutter'],
        ['Home', 'Android'],
        ['ArrowRight', 'iOS'],
      ],
      'iOS',
    );
    await start();
    await expect(page).toHaveURL('/?platform=ios#first-steps');
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName('iOS');
    await expect(tab(page, 'iOS')).toBeFocused();
    expect(await stored(page, keys.platform)).toBe('ios');
    await choose(
      [
        ['End', 'Flutter'],
        ['Home', 'Android'],
        ['ArrowRight', 'iOS'],
        ['ArrowRight', 'React Native'],
      ],
      'React Native',
    );
    await expect(page).toHaveURL('/?platform=react-native#first-steps');
    await expect(steps).toBeInViewport();
    await expect(tab(page, 'React Native')).toBeFocused();
  },
);
