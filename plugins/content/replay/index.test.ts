import {expect, test} from '@playwright/test';
import {contract} from '../../../product/contract';
import {apartmentDelivery} from '../../../product/contract/recordings';
import {platformIds} from '../../../product/find-platform';
import type {PlatformId} from '../../../product/types';
import {stops} from '../../../src/figures/DeliveryReplay/stops';
import {handlingLines, replayOn} from './replay-on';

const {name, events, states} = apartmentDelivery;

test("the recording is one of the simulator's, with events and states from the contract", () => {
  const type = contract.valueTypes.find((each) => each.name === 'Recording');
  expect(type?.values?.map((value) => value.name)).toContain(name);
  for (const {kind, attributes, confidence} of events) {
    const known = contract.events.find((event) => event.name === kind);
    expect(Object.keys(attributes), kind).toEqual(known?.attributes.map((each) => each.name));
    expect(confidence > 0 && confidence <= 1, kind).toBe(true);
  }
  const next = (state = '') => contract.states.find((each) => each.name === state)?.next;
  expect(states[0]).toEqual({after: 0, state: contract.states[0]?.name});
  states.slice(1).forEach(({state}, index) => {
    expect(next(states[index]?.state)).toContain(state);
  });
  for (const times of [events, states]) {
    const seconds = times.map(({after}) => after);
    expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
  }
});

test('the picture has a place for every event in the recording', () => {
  expect(stops.map(({event}) => event)).toEqual(events.map(({kind}) => kind));
});

/** `floorChanged` and `handedOver` as each platform receives them, and the code that handles the second. */
const expected: Record<PlatformId, [floor: string, handed: string, state: string, code: RegExp]> = {
  android: [
    'DeliveryEventKind.FloorChanged(floor = 3)',
    'DeliveryEventKind.HandedOver(dwell = 44.seconds)',
    'ON_SITE',
    /^is DeliveryEventKind\.HandedOver ->\n.*event_handed_over, kind\.dwell\.inWholeSeconds\)$/,
  ],
  ios: [
    '.floorChanged(floor: 3)',
    '.handedOver(dwell: .seconds(44))',
    '.onSite',
    /^case \.handedOver\(let dwell\): "Probably delivered .*"$/,
  ],
  reactNative: [
    "{type: 'floorChanged', floor: 3}",
    "{type: 'handedOver', dwell: 44}",
    "'onSite'",
    /^case 'handedOver':\n *return texts\.handedOverAfter\(.*\);$/,
  ],
  flutter: [
    'FloorChanged(floor: 3)',
    'HandedOver(dwell: Duration(seconds: 44))',
    'onSite',
    /^HandedOver\(:final dwell\) => texts\.eventHandedOver\(.*\),$/,
  ],
};

for (const platform of platformIds) {
  test(`an app on ${platform} receives the events in its own spelling, and handles each`, () => {
    const replay = replayOn(platform, apartmentDelivery, '/docs/');
    const [floor, handed, state, code] = expected[platform];
    expect(replay.events.map((event) => event.name)).toEqual(events.map(({kind}) => kind));
    expect(replay.events[3]).toMatchObject({time: '4:49', kind: floor});
    expect(replay.events[5]).toMatchObject({time: '5:48', kind: handed, state});
    const [first = NaN, last = NaN] = replay.events[5]?.handledBy ?? [];
    const text = replay.lines.slice(first, last + 1).join('\n');
    expect(text.replace(/<[^>]*>/g, '').trim()).toMatch(code);
    expect(replay.address).toMatch(/^\/docs\/samples\/.+\.txt$/);
  });
}

test('an event is handled by its line and what is indented below it, not by longer words', () => {
  const lines = ['when {', '  is Unparked ->', '  is Parked ->', '    a', '  else -> b', '}'];
  expect(handlingLines(lines, 'parked')).toEqual([2, 3]);
  expect(handlingLines(lines, 'departed')).toBeUndefined();
});

test('an event that no line handles is an error', () => {
  const landed = {after: 1, kind: 'landed', attributes: {}, confidence: 1};
  expect(() => replayOn('ios', {...apartmentDelivery, events: [landed]}, '/')).toThrow(
    /^samples\/ios\/Courier\/CourierScreen\.swift:1 {2}the region event-text does not handle the contract's event landed/,
  );
});
