import type {Page} from '@playwright/test';
import {holdFiles, holdReact, openEarly} from '../harness/page';
import {tab} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

test.use({variant: 'kitchen', viewport: {width: 1280, height: 300}});

const stored = (page: Page, group: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.tab.${name}`), group);

const PAGE = '/tab-anchors';
const heading = (page: Page) => page.getByRole('heading', {name: 'Heading in Yarn'});

/** The tab is open wherever the group appears, and the heading is where the reader looks. */
async function expectYarn(page: Page): Promise<void> {
  await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Yarn').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Once more Yarn.')).toBeVisible();
  await expect(heading(page)).toBeInViewport();
}

/** Leaves the tab with the heading. */
async function leaveYarn(page: Page): Promise<void> {
  await tab(page, 'npm').first().click();
  await expect(page.getByText('Once more npm.')).toBeVisible();
  await expect(heading(page)).toBeHidden();
}

test(
  'tabs open for an anchor in them, whichever way the reader comes to it, and stay as they are for any other',
  {tag: ['@4.3', '@10.4', '@10.5']},
  async ({page}) => {
    await open(page, `${PAGE}#heading-in-yarn`);
    await expectYarn(page);
    await leaveYarn(page);
    await page.getByRole('link', {name: 'To the heading in Yarn'}).click();
    await expectYarn(page);
    await leaveYarn(page);
    await page.getByRole('link', {name: 'to the heading outside'}).click();
    await expect(page).toHaveURL(`${PAGE}#outside`);
    await expect(heading(page)).toBeHidden();
    await page.evaluate(() => (location.hash = '#heading-in-yarn'));
    await expectYarn(page);
    await test.step('in a tab inside a tab', async () => {
      await open(page, `${PAGE}#inner-element`);
      await expect(tab(page, 'Second')).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 'Inner second')).toHaveAttribute('aria-selected', 'true');
      const inner = page.getByText('The element in the inner tab', {exact: true});
      await expect(inner).toBeInViewport();
    });
    await test.step('a badly encoded one', async () => {
      await page.goto('/img/logo.svg');
      await open(page, `${PAGE}#%E0%A4%A`);
      await expect(tab(page, 'First')).toHaveAttribute('aria-selected', 'true');
    });
  },
);

test(
  'tabs of one group change together, remember the choice, and have the names of their panels',
  {tag: ['@5.1', '@9.4', '@10.4', '@12.2']},
  async ({page}) => {
    await open(page, PAGE);
    await tab(page, 'Yarn').last().click();
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
    expect(await stored(page, 'package-manager')).toBe('yarn');
    const panel = page.getByRole('tabpanel', {name: 'Yarn'}).first();
    await expect(panel).toContainText('Heading in Yarn');
    const id = (await panel.getAttribute('id')) ?? 'none';
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-controls', id);
    await test.step('even before the application starts', async () => {
      const start = await openEarly(page, PAGE);
      await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('The first element of npm')).toBeHidden();
      await start();
      await expect(page.getByText('Once more Yarn.')).toBeVisible();
    });
  },
);

test(
  'before the application starts, tabs show the anchor of the address, or else what is pressed, and the group follows',
  {tag: ['@9.2', '@10.4', '@10.5']},
  async ({page}) => {
    const start = await openEarly(page, `${PAGE}#heading-in-yarn`);
    await expect(heading(page)).toBeInViewport();
    await expect(page.getByText('The first element of npm')).toBeHidden();
    await tab(page, 'npm').first().click();
    await tab(page, 'Second').click();
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'false');
    const expectPressed = async () => {
      await expect(page.getByText('The first element of npm')).toBeVisible();
      await expect(heading(page)).toBeHidden();
      await expect(tab(page, 'Second')).toHaveAttribute('aria-selected', 'true');
    };
    await expectPressed();
    await start();
    await expectPressed();
    await expect(page.getByText('Once more npm.')).toBeVisible();
    expect(await stored(page, 'package-manager')).toBe('npm');
  },
);

test(
  'a text in a tab that is not shown is found in the page, as in one that is',
  {tag: ['@10.4', '@10.18']},
  async ({page}) => {
    // A text fragment is found as a search in the page finds it.
    await page.goto('/tab-anchors#:~:text=Once%20more%20Yarn');
    await hydrated(page);
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Once more Yarn.')).toBeInViewport();
    await expect(page.getByText('Once more npm.')).toBeHidden();
  },
);

test(
  "a page that comes back from the browser's own cache follows what was chosen elsewhere in the meantime",
  {tag: ['@5.7', '@10.4']},
  async ({page}) => {
    await open(page, '/tab-anchors');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('docusaurus.tab.package-manager', 'yarn');
      localStorage.setItem('docusaurus.tab.platform', 'ios');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-platform', 'ios');
    await expect(tab(page, 'Yarn').first()).toHaveAttribute('aria-selected', 'true');
  },
);

for (const when of ['before', 'after'] as const) {
  test(
    `keys move through the tabs and choose one ${when} the application starts, except with keys that the browser uses itself`,
    {tag: ['@9.2', '@9.4', '@10.4']},
    async ({page}) => {
      const start = await openEarly(page, '/');
      await (when === 'after' ? start() : undefined);
      await tab(page, 'Android').focus();
      for (const [key, name] of [
        ['ArrowLeft', 'Flutter'],
        ['ArrowRight', 'Android'],
        ['End', 'Flutter'],
        ['Alt+ArrowLeft', 'Flutter'],
        ['Home', 'Android'],
        ['Control+End', 'Android'],
        ['ArrowRight', 'iOS'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(page, name), key).toBeFocused();
      }
      await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(tab(page, 'iOS')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(' ');
      await expect(tab(page, 'iOS')).toHaveAttribute('tabindex', '-1');
      await (when === 'before' ? start() : undefined);
      await expect(tab(page, 'React Native')).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 'React Native')).toBeFocused();
    },
  );
}

test(
  'a pressed tab takes precedence over the remembered platform and that of the address',
  {tag: ['@9.2', '@10.2', '@10.3', '@10.4']},
  async ({page}) => {
    await page.goto('/img/logo.svg');
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.platform', 'flutter'));
    const react = await holdReact(page);
    const release = await holdFiles(page);
    await page.goto('/?platform=ios', {waitUntil: 'commit'});
    const shown = page.getByRole('tabpanel');
    const expectShown = async (name: string) => {
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName(name);
    };
    await expectShown('iOS');
    await tab(page, 'Android').click();
    await expectShown('Android');
    release();
    await react.isHeld();
    await expectShown('Android');
    await react.release();
    await hydrated(page);
    await expect(page).toHaveURL('/?platform=android');
    await expectShown('Android');
    expect(await stored(page, 'platform')).toBe('android');
  },
);

test(
  'a choice that the address names leaves the reader, the focus and the anchor where they are',
  {tag: ['@10.3', '@10.4']},
  async ({page}) => {
    await open(page, '/#first-steps');
    const start = page.getByRole('heading', {name: 'First steps'});
    await expect(start).toBeInViewport();
    for (const [name, value] of [
      ['iOS', 'ios'],
      ['Flutter', 'flutter'],
      ['Flutter', 'flutter'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/?platform=${value}#first-steps`);
      await expect(start).toBeInViewport();
      await expect(tab(page, name)).toBeFocused();
    }
  },
);
