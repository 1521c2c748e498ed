import type {Page} from '@playwright/test';
import {contractOn} from '../../plugins/contract/model';
import {recordings} from '../../product/contract/recordings';
import type {PlatformId} from '../../product/types';
import {violationsInBothModes} from '../harness/axe';
import {pathOf} from '../harness/build-site';
import {replay as player, replayOpener as opener, tab} from '../harness/parts';
import {expect, hydrated, open, test} from '../harness/test';

const PLAYER = /\/assets\/js\/replay\./;

const button = (page: Page, name: string) => player(page).getByRole('button', {name, exact: true});
const status = (page: Page) =>
  player(page)
    .getByRole('status')
    .filter({hasText: /^Event \d of \d: /});
/** The highlighted part of the sample. */
const handled = (page: Page) => player(page).locator('mark');
const received = (page: Page) => player(page).getByRole('listitem').filter({visible: true});

/** Longer than from one event to the next, in milliseconds. */
const EVENT = 3000;

/** Nothing on the page moves. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({playState}) => playState !== 'finished').length,
      ),
    )
    .toBe(0);

// The content may have no recording to play.
for (const {name: recording, events} of recordings.slice(0, 1)) {
  const says = (index: number) => `Event ${index + 1} of ${events.length}: ${events[index]?.kind}`;

  /** What the recording's events are called on a platform. */
  const spellings = (platform: PlatformId): string[] =>
    events.map(({kind}) => {
      const event = contractOn(platform).events.find(({name}) => name === kind);
      return event?.spelling.replace(/[(,}].*/, '') ?? 'no such event';
    });

  test(
    'the player is fetched on demand, plays each event beside the lines that handle it, and follows the platform',
    {tag: ['@8.2', '@9.3', '@10.2', '@10.7', '@10.16', '@12.2']},
    async ({page}) => {
      const files: string[] = [];
      page.on('request', (asked) => files.push(asked.url()));
      const playerFiles = () => files.filter((file) => PLAYER.test(file));
      await page.clock.install({time: 0});
      await open(page, '/?platform=android');
      await expect(player(page)).toHaveAccessibleName(/\w/);
      expect(playerFiles()).toEqual([]);
      // However slow the machine is, no event comes before the test lets it.
      await page.clock.pauseAt(3_600_000);
      await opener(page).click();
      const linesSeen = new Set<string>();
      for (const [index, spelling] of spellings('android').entries()) {
        await expect(status(page)).toContainText(`${says(index)}.`);
        await expect(received(page)).toHaveCount(index + 1);
        await expect(received(page).last()).toContainText(spelling);
        await expect(handled(page).first()).toContainText(spelling);
        linesSeen.add((await handled(page).allTextContents()).join());
        await page.clock.runFor(EVENT);
      }
      expect(linesSeen.size, 'each event has lines of its own').toBe(events.length);
      await expect(button(page, 'Play')).toBeFocused();
      expect(playerFiles()).toHaveLength(1);
      await button(page, 'Play').click();
      await expect(status(page)).toContainText(says(0));
      await button(page, 'Pause').click();
      await page.clock.runFor(EVENT);
      await expect(status(page)).toContainText(says(0));
      await page.clock.resume();
      await expect(page.locator('main :is(input, select, textarea)')).toHaveCount(0);
      expect(await violationsInBothModes(page)).toEqual([]);
      await tab(page, 'iOS').click();
      await expect(received(page)).toContainText(spellings('ios').slice(0, 1));
      await expect(handled(page).first()).toContainText(events[0]?.kind ?? '');
      await expect(player(page)).toContainText(recording);
      const file = player(page).getByRole('link', {name: /^Whole file: /});
      await expect(file).toHaveAttribute(
        'href',
        new RegExp(`^${pathOf('production')}/samples/ios/`),
      );
    },
  );

  test.describe('whose script is missing', () => {
    test.use({allowedConsole: [/Failed to load resource|ChunkLoadError/]});

    test(
      'the page is reloaded once for the player, then says that it did not load',
      {tag: '@6.2'},
      async ({page}) => {
        await page.route(PLAYER, (route) => route.fulfill({status: 404}));
        await open(page, '/');
        const reloaded = page.waitForEvent('load');
        await opener(page).click();
        await reloaded;
        await hydrated(page);
        await opener(page).click();
        await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
      },
    );
  });

  test.describe('with reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test(
      'keys step through and close the player, which returns the focus; nothing moves by itself, and each event is read out once, whatever a translator has made of the one before',
      {tag: ['@9.4', '@9.7', '@9.8', '@9.9', '@9.15', '@10.16']},
      async ({page}) => {
        await page.setViewportSize({width: 320, height: 640});
        await open(page, '/');
        const caption = await player(page).innerText();
        await opener(page).press('Enter');
        await expect(button(page, 'Next step')).toBeFocused();
        await expect(status(page)).toContainText(says(0));
        await expect(player(page).getByRole('button', {name: /^(Play|Pause)$/})).toHaveCount(0);
        await expectStill(page);
        const changes = await status(page).evaluateHandle((element) => {
          const seen: string[] = [];
          new MutationObserver(() => seen.push(element.textContent)).observe(element, {
            childList: true,
            characterData: true,
            subtree: true,
          });
          return seen;
        });
        await button(page, 'Next step').press('Enter');
        await expect(status(page)).toContainText(says(1));
        expect(await changes.jsonValue()).toEqual([expect.stringContaining(says(1))]);
        await button(page, 'Previous step').press('Enter');
        await expect(status(page)).toContainText(says(0));
        await expect(button(page, 'Previous step')).toHaveAttribute('aria-disabled', 'true');
        await button(page, 'Next step').press('Space');
        await expect(status(page)).toContainText(says(1));
        const words = status(page).locator('> span');
        await words.evaluate((element) => element.replaceChildren('Event 0 of 0: translated'));
        await button(page, 'Previous step').press('Enter');
        await expect(status(page)).toContainText(says(0));
        // The figure would cut it off.
        const cut = await player(page).evaluate(
          ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
        );
        expect(cut).toBe(0);
        for (const name of ['Previous step', 'Next step', 'Close']) {
          expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        await button(page, 'Close').press('Enter');
        await expect(opener(page)).toBeFocused();
        expect(await player(page).innerText()).toBe(caption);
      },
    );
  });
}
