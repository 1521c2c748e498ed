import type {Page} from '@playwright/test';
import {violationsInBothModes} from '../harness/axe';
import {finishAnimations, slowAnimations} from '../harness/slow-animations';
import {expect, open, test} from '../harness/test';

const PLAYER = /\/assets\/js\/delivery-player\./;

const player = (page: Page) => page.locator('delivery-player');
const opener = (page: Page) => page.getByRole('button', {name: 'Follow this delivery'});
const button = (page: Page, name: string) => player(page).getByRole('button', {name, exact: true});
const status = (page: Page) => player(page).getByText(/^Event \d of 7: /);
/** The highlighted part of the sample. */
const handled = (page: Page) => player(page).locator('mark');
const received = (page: Page) =>
  player(page).getByRole('figure').getByRole('listitem').filter({visible: true});
const picture = (page: Page) => player(page).locator('svg').first();

test.beforeEach(({page}) => page.addInitScript(slowAnimations));

/** The recording as an Android app receives it, and the code that handles each event. */
const events = [
  ['approaching', 'Approaching(distance = 182.5)', 'R.string.event_approaching'],
  ['parked', 'Parked', 'R.string.event_parked'],
  ['buildingEntered', 'BuildingEntered', 'R.string.event_building_entered'],
  ['floorChanged', 'FloorChanged(floor = 3)', 'R.string.event_floor_changed'],
  ['doorReached', 'DoorReached', 'R.string.event_door_reached'],
  ['handedOver', 'HandedOver(dwell = 44.seconds)', 'R.string.event_handed_over'],
  ['departed', 'Departed', 'R.string.event_departed'],
] as const;

test('the player is fetched on demand, and plays each event beside the lines that handle it', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open(page, '/?platform=android');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => PLAYER.test(file))).toEqual([]);

  const figure = player(page).getByRole('figure').first();
  await expect(figure).toHaveAccessibleName('What the SDK reports on the way');
  await opener(page).click();
  await expect(figure).toHaveAccessibleName('What the SDK reports on the way');
  for (const [index, [name, kind, code]] of events.entries()) {
    await expect(status(page)).toContainText(`Event ${index + 1} of 7: ${name}.`);
    await expect(received(page)).toHaveCount(index + 1);
    await expect(received(page).last()).toContainText(`DeliveryEventKind.${kind}`);
    await expect(handled(page).first()).toContainText(
      `is DeliveryEventKind.${kind.split('(')[0]} `,
    );
    await expect(handled(page).last()).toContainText(code);
    const now = index < 6 ? [name] : [];
    expect(await player(page).locator('[data-state="now"]').evaluateAll(stopNames)).toEqual(now);
    await page.evaluate(finishAnimations);
  }
  await expect(button(page, 'Play')).toBeFocused();
  expect(files.filter((file) => PLAYER.test(file))).toHaveLength(1);
  expect(await violationsInBothModes(page)).toEqual([]);

  await button(page, 'Play').click();
  await expect(status(page)).toContainText('Event 1 of 7');
  await button(page, 'Pause').click();
  expect(await picture(page).evaluate(runningAnimations)).toBe(0);
  await button(page, 'Play').click();
  await page.evaluate(finishAnimations);
  await expect(status(page)).toContainText('Event 2 of 7');
});

test('keys step through and close the player, which returns the focus', async ({page}) => {
  await open(page, '/');
  const caption = await player(page).innerText();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toContainText('Event 2 of 7: parked');
  await expect(button(page, 'Play')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toContainText('Event 1 of 7: approaching');
  await expect(button(page, 'Previous step')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Next step').press('Space');
  await expect(status(page)).toContainText('Event 2 of 7: parked');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  expect(await player(page).innerText()).toBe(caption);
  await expect(player(page).locator('[style], [data-state]')).toHaveCount(0);
});

test('each event is read out once: a pause changes nothing of it', async ({page}) => {
  await open(page, '/');
  await opener(page).click();
  await expect(status(page)).toContainText('Event 1 of 7');
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
  await button(page, 'Play').click();
  await button(page, 'Pause').click();
  await button(page, 'Next step').click();
  await expect(status(page)).toContainText('Event 2 of 7');
  expect(await changes.jsonValue()).toEqual([expect.stringContaining('Event 2 of 7: parked')]);
});

test('a reader who leaves while the player runs leaves nothing running', async ({page}) => {
  await page.addInitScript(() => {
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    const started: Animation[] = [];
    Reflect.set(window, 'started', started);
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      started.push(animation);
      return animation;
    };
  });
  await open(page, '/');
  await opener(page).click();
  await expect(button(page, 'Pause')).toBeFocused();
  await page.getByRole('tab', {name: 'iOS'}).click();
  await expect(received(page)).toHaveText(['2:44.approaching(distance: 182.5)']);
  await expect(button(page, 'Pause')).toBeVisible();
  await page.locator('footer').getByRole('link', {name: 'Flutter', exact: true}).click();
  await expect(page).toHaveURL('/Flutter/install');
  await expect(player(page)).toHaveCount(0);
  const states = await page.evaluate(() =>
    (Reflect.get(window, 'started') as Animation[]).map(({playState}) => playState),
  );
  expect(states).toContain('idle');
  expect(states).not.toContain('running');
  await page.goBack();
  await expect(opener(page)).toBeVisible();
  await expect(status(page)).toHaveCount(0);
});

test('the player follows the platform, and says where the recording is', async ({page}) => {
  await open(page, '/?platform=react-native');
  await opener(page).click();
  await button(page, 'Next step').click();
  await expect(received(page)).toHaveText([
    "2:44{type: 'approaching', distance: 182.5}",
    "3:23{type: 'parked'}",
  ]);
  await expect(handled(page)).toHaveText(["case 'parked':", 'return texts.parked;']);
  await page.getByRole('tab', {name: 'iOS'}).click();
  await expect(received(page)).toHaveText(['2:44.approaching(distance: 182.5)', '3:23.parked']);
  await expect(handled(page)).toHaveText(['case .parked: "Parked"']);
  await expect(status(page)).toContainText(
    'Event 2 of 7: parked. Confidence: 0.91. State: .onSite',
  );
  await expect(player(page)).toContainText(
    'The simulator replays this delivery with .apartmentDelivery.',
  );
  await expect(
    player(page).getByRole('link', {name: 'Whole file: CourierScreen.swift'}),
  ).toHaveAttribute('href', '/samples/ios/Courier/CourierScreen.swift.txt');
  await page.emulateMedia({media: 'print'});
  await expect(player(page).getByRole('figure')).toHaveCount(0);
});

test.describe('where its file is missing', () => {
  test.use({allowedConsole: [/ERR_FAILED|Loading chunk/]});

  test('the player says that it cannot be loaded, and can be requested again', async ({page}) => {
    await open(page, '/');
    await page.route(PLAYER, (route) => route.abort());
    await opener(page).click();
    await expect(player(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(PLAYER);
    await opener(page).click();
    await expect(status(page)).toContainText('Event 1 of 7');
    await expect(player(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone with reduced motion', () => {
  test.use({viewport: {width: 320, height: 640}, contextOptions: {reducedMotion: 'reduce'}});

  test('the player only has steps, with room for its content and for fingers', async ({page}) => {
    await open(page, '/');
    await opener(page).click();
    await expect(status(page)).toContainText('Event 1 of 7');
    await expect(button(page, 'Next step')).toBeFocused();
    await expect(player(page).getByRole('button', {name: /^(Play|Pause)$/})).toHaveCount(0);
    await button(page, 'Next step').click();
    await expect(status(page)).toContainText('Event 2 of 7');
    expect(await picture(page).evaluate(runningAnimations)).toBe(0);
    // The figure would cut it off.
    const cut = await player(page)
      .getByRole('figure')
      .first()
      .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
    for (const name of ['Previous step', 'Next step', 'Close']) {
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the figure lists the events, and has no button', async ({page}) => {
    await page.goto('/');
    await expect(player(page).getByRole('listitem')).toHaveText(
      events.slice(0, 6).map(([name]) => name),
    );
    await expect(player(page).getByRole('button')).toHaveCount(0);
  });
});

const runningAnimations = (element: Element) =>
  element.getAnimations({subtree: true}).filter(({playState}) => playState === 'running').length;

const stopNames = (stops: Element[]) => stops.map((stop) => (stop as HTMLElement).dataset.stop);
