import {expect, test} from '@playwright/test';
import {recordings} from '@site/product/contract/recordings';
import {stops} from './stops';

test('the picture has a place for every event in the recording', () => {
  expect(stops.map(({event}) => event)).toEqual(recordings[0]?.events.map(({kind}) => kind));
});
