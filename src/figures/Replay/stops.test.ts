import {expect, test} from '@playwright/test';
import {events} from '@site/product/contract/events';
import {recordings} from '@site/product/contract/recordings';
import {stops} from './stops';

test("the events in the landing page's picture are those of the contract, in its order", () => {
  const names = events.map(({name}) => name);
  expect(names.slice(0, stops.length)).toEqual(stops.map(({event}) => event));
});

test('the picture has a place for every event in the recording', () => {
  expect(stops.map(({event}) => event)).toEqual(recordings[0]?.events.map(({kind}) => kind));
});
