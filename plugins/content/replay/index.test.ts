import {expect, test} from '@playwright/test';
import {contract} from '../../../product/contract';
import {recordings} from '../../../product/contract/recordings';
import {platformIds} from '../../../product/find-platform';
import {handlingLines, replayOn} from '.';

for (const recording of recordings) {
  const {name, events, states, samples} = recording;

  test(`${name} has the attributes of its events, and goes from each state to the next`, () => {
    for (const {kind, attributes} of events) {
      const known = contract.events.find((event) => event.name === kind);
      expect(Object.keys(attributes), kind).toEqual(known?.attributes.map((each) => each.name));
    }
    states.slice(1).forEach(({state}, index) => {
      const before = contract.states.find((each) => each.name === states[index]?.state);
      expect(before?.next).toContain(state);
    });
    for (const times of [events, states]) {
      const seconds = times.map(({after}) => after);
      expect(seconds).toEqual([...new Set(seconds)].sort((a, b) => a - b));
    }
  });

  for (const platform of platformIds) {
    const what = `an app on ${platform} receives the events of ${name} in its own spelling, and handles each in a file below the base URL`;
    test(what, {tag: '@1.4'}, () => {
      const replay = replayOn(platform, recording, samples[platform] ?? '', '/docs/');
      expect(replay.events.map((event) => event.name)).toEqual(events.map(({kind}) => kind));
      for (const {
        name: event,
        time,
        kind,
        handledBy: [first, last],
      } of replay.events) {
        expect(time).toMatch(/^\d:\d\d$/);
        expect(kind).toMatch(new RegExp(`\\b${event}\\b`, 'i'));
        expect(replay.lines.slice(first, last + 1).join()).toMatch(new RegExp(event, 'i'));
      }
      expect(replay.address).toMatch(/^\/docs\/samples\/.+\.txt$/);
    });
  }
}

test('an event is handled by its line and what is indented below it, not by longer words', () => {
  const lines = ['when {', '  is Undimmed ->', '  is Dimmed ->', '    a', '  else -> b', '}'];
  expect(handlingLines(lines, 'dimmed')).toEqual([2, 3]);
  expect(handlingLines(lines, 'lit')).toEqual([-1, -1]);
});
