import type {APIRequestContext, Page} from '@playwright/test';
import {recordings} from '../../product/contract/recordings';
import {violationsInBothModes} from '../harness/axe';
import {brokenWords, frames, holdFrames, letEventPass} from '../harness/page';
import {footerLink, replay as player, replayOpener as opener, tab} from '../harness/parts';
import {expect, open, test} from '../harness/test';

const PLAYER = /\/assets\/js\/replay\./;

const button = (page: Page, name: string) => player(page).getByRole('button', {name, exact: true});
const status = (page: Page) =>
  player(page)
    .getByRole('status')
    .filter({hasText: /^Event \d of \d: /});
/** The highlighted part of the sample. */
const handled = (page: Page) => player(page).locator('mark');
const received = (page: Page) =>
  player(page).getByRole('figure').getByRole('listitem').filter({visible: true});
/** Nothing on the page moves, or would if the time passed. */
async function expectStill(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => window.askedFrames);
  const askedInFrames = async () => {
    const before = await asked();
    await frames(page, 3);
    return (await asked()) - before;
  };
  // The test itself asks for three.
  await expect.poll(askedInFrames).toBeLessThanOrEqual(3);
}

test.beforeEach(({page}) => page.addInitScript(holdFrames));

const [{name: recording, events} = {name: '', events: []}] = recordings;
const says = (index: number) => `Event ${index + 1} of ${events.length}: ${events[index]?.kind}`;

/** What the recording's events are called on a platform. */
async function spellings(request: APIRequestContext, platform: string): Promise<string[]> {
  const contract = (await (await request.get('/contract.json')).json()) as {
    events: {name: string; spellings: Record<string, string>}[];
  };
  return events.map(({kind}) => {
    const spelling = contract.events.find(({name}) => name === kind)?.spellings[platform];
    return spelling?.replace(/[(,}].*/, '') ?? 'no such event';
  });
}

test(
  'the player is fetched on demand, and plays each event beside the lines that handle it',
  {tag: ['@9.3', '@10.16', '@12.2']},
  async ({page, request}) => {
    const files: string[] = [];
    page.on('request', (asked) => files.push(asked.url()));
    const playerFiles = () => files.filter((file) => PLAYER.test(file));
    await open(page, '/?platform=android');
    const figure = player(page).getByRole('figure').first();
    await expect(figure).toHaveAccessibleName(/\w/);
    expect(playerFiles()).toEqual([]);
    await opener(page).click();
    await expect(figure).toHaveAccessibleName(/\w/);
    const linesSeen = new Set<string>();
    for (const [index, spelling] of (await spellings(request, 'android')).entries()) {
      await expect(status(page)).toContainText(`${says(index)}.`);
      await expect(received(page)).toHaveCount(index + 1);
      await expect(received(page).last()).toContainText(spelling);
      await expect(handled(page).first()).toContainText(spelling);
      linesSeen.add((await handled(page).allTextContents()).join());
      await page.evaluate(letEventPass);
    }
    expect(linesSeen.size, 'each event has lines of its own').toBe(events.length);
    await expect(button(page, 'Play')).toBeFocused();
    expect(playerFiles()).toHaveLength(1);
    expect(await violationsInBothModes(page)).toEqual([]);
    await button(page, 'Play').click();
    await expect(status(page)).toContainText(says(0));
    await button(page, 'Pause').click();
    await expectStill(page);
    await button(page, 'Play').click();
    await page.evaluate(letEventPass);
    await expect(status(page)).toContainText(says(1));
  },
);

test(
  'keys step through and close the player, which returns the focus; each event is read out once',
  {tag: ['@9.4', '@10.16']},
  async ({page}) => {
    await open(page, '/');
    const caption = await player(page).innerText();
    await opener(page).press('Enter');
    await expect(button(page, 'Pause')).toBeFocused();
    await expect(status(page)).toContainText(says(0));
    const changes = await status(page).evaluateHandle((element) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return seen;
    });
    await button(page, 'Pause').click();
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText(says(1));
    expect(await changes.jsonValue()).toEqual([expect.stringContaining(says(1))]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toContainText(says(0));
    await expect(button(page, 'Previous step')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Next step').press('Space');
    await expect(status(page)).toContainText(says(1));
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    expect(await player(page).innerText()).toBe(caption);
  },
);

test(
  'the player follows the platform, says where the recording is, and leaves nothing running behind',
  {tag: ['@9.11', '@10.2', '@10.7', '@10.16']},
  async ({page, request}) => {
    await open(page, '/?platform=react-native');
    await opener(page).click();
    await button(page, 'Next step').click();
    for (const [platform, name] of [
      ['reactNative', 'React Native'],
      ['ios', 'iOS'],
    ] as const) {
      await tab(page, name).click();
      await expect(received(page)).toContainText((await spellings(request, platform)).slice(0, 2));
      await expect(handled(page).first()).toContainText(events[1]?.kind ?? '');
      await expect(status(page)).toContainText(says(1));
    }
    await expect(player(page)).toContainText(recording);
    const file = player(page).getByRole('link', {name: /^Whole file: /});
    const address = (await file.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/samples\/ios\//);
    expect((await request.get(address)).status()).toBe(200);

    await button(page, 'Play').click();
    await footerLink(page, 'Flutter').click();
    await expect(page).toHaveURL('/Flutter/install');
    await expect(player(page)).toHaveCount(0);
    await expectStill(page);
    await page.goBack();
    await expect(opener(page)).toBeVisible();
    await expect(status(page)).toHaveCount(0);
    await page.emulateMedia({media: 'print'});
    await expect(player(page).getByRole('figure')).toHaveCount(0);
  },
);

test.describe('where its file is missing, on a phone with reduced motion', () => {
  test.use({
    viewport: {width: 320, height: 640},
    contextOptions: {reducedMotion: 'reduce'},
    allowedConsole: [/ERR_FAILED|Loading chunk/],
  });

  test(
    'the player says so, can be requested again, and only has steps, with room for its content and for fingers',
    {tag: ['@9.7', '@9.8', '@9.9', '@10.16']},
    async ({page}) => {
      await open(page, '/');
      expect(await brokenWords(page.getByRole('figure').getByRole('listitem'))).toEqual([]);
      await page.route(PLAYER, (route) => route.abort());
      await opener(page).click();
      await expect(player(page).getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(PLAYER);
      await opener(page).click();
      await expect(status(page)).toContainText(says(0));
      await expect(player(page).getByRole('alert')).toHaveCount(0);
      await expect(button(page, 'Next step')).toBeFocused();
      await expect(player(page).getByRole('button', {name: /^(Play|Pause)$/})).toHaveCount(0);
      await button(page, 'Next step').click();
      await expect(status(page)).toContainText(says(1));
      await expectStill(page);
      // The figure would cut it off.
      const cut = await player(page)
        .getByRole('figure')
        .first()
        .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
      expect(cut).toBe(0);
      for (const name of ['Previous step', 'Next step', 'Close']) {
        expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the figure lists the events, and has no button', {tag: '@9.1'}, async ({page}) => {
    await page.goto('/');
    await expect(player(page).getByRole('listitem')).toHaveText(
      events.slice(0, -1).map(({kind}) => kind),
    );
    await expect(player(page).getByRole('button')).toHaveCount(0);
  });
});
