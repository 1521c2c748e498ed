import {expect, test} from '@playwright/test';
import {readOptions} from './options';

test('sites of peers are built in one size, unless others are asked for', () => {
  expect(readOptions(['--peers'])).toMatchObject({peers: true, pages: [30]});
  expect(readOptions(['--peers', '--pages=30,1300'])).toMatchObject({pages: [30, 1300]});
  expect(readOptions([])).toMatchObject({peers: false, pages: [30, 650, 1300]});
});
