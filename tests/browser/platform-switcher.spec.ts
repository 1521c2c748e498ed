import type {Page} from '@playwright/test';
import {expectAtTop, scrolled} from '../harness/page';
import {section, skipLink, switcher, title} from '../harness/parts';
import {expect, open, test} from '../harness/test';

const linkTo = (page: Page, platform: string) =>
  switcher(page).getByRole('link', {name: platform, exact: true});

test(
  'the switcher has the page, and the same one for each platform that lists it; the overview has cards for those',
  {tag: '@10.1'},
  async ({page}) => {
    await open(page, '/Android/guides/shrink-code#keep-rules');
    await expect(switcher(page).getByRole('link')).toHaveText(['Android', 'Flutter']);
    await expect(linkTo(page, 'Android')).toHaveAttribute('aria-current', 'page');
    await linkTo(page, 'Flutter').click();
    await expect(page).toHaveURL('/Flutter/guides/shrink-code#keep-rules');
    await expect(linkTo(page, 'Flutter')).toHaveAttribute('aria-current', 'page');
    await open(page, '/Android/guides/shrink-code#größe');
    await linkTo(page, 'Flutter').click();
    await expect(page).toHaveURL(encodeURI('/Flutter/guides/shrink-code#größe'));
    await open(page, '/second/overview');
    await expect(switcher(page)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 3})).toHaveText(['Android']);
    await expect(main.getByRole('link', {name: /^(?!Previous|Next).*Android$/})).toHaveText([
      'Install on Android',
    ]);
  },
);

test(
  'the switcher keeps the section that the reader is in, or begins at the top',
  {tag: ['@9.4', '@10.1', '@10.12']},
  async ({page}) => {
    await test.step('the section on the screen, by keyboard', async () => {
      await open(page, '/iOS/using');
      await linkTo(page, 'React Native').focus();
      await section(page, 'Glow offline').evaluate((heading) => heading.scrollIntoView());
      await page.mouse.wheel(0, 100);
      await expect(section(page, 'Glow offline')).not.toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/ReactNative/using#glow-offline');
      await expectAtTop(page, section(page, 'Glow offline'));
    });
    await test.step('the top, if the platform has no such section, and back', async () => {
      await open(page, '/Android/using#only-on-android');
      await linkTo(page, 'iOS').click();
      await expect(title(page)).toHaveText('Using on iOS');
      expect(await scrolled(page)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(skipLink(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/Android/using#only-on-android');
      await expectAtTop(page, section(page, 'Only on Android'));
    });
    await test.step('the entry that the address names', async () => {
      await open(page, '/Android/using#event-level-changed');
      await linkTo(page, 'iOS').click();
      await expect(page).toHaveURL('/iOS/using#event-level-changed');
    });
    await test.step('the top, from the top', async () => {
      await open(page, '/Android/install');
      await linkTo(page, 'Flutter').click();
      await expect(page).toHaveURL('/Flutter/install');
      await expect.poll(() => scrolled(page)).toBe(0);
    });
  },
);
