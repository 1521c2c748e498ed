import {expect, test} from '@playwright/test';
import {lineOf} from '../../../lib/faults';
import {findLostAddresses} from './find-lost-addresses';

const lost = (built: string[], listed: string[], from?: string, to = '/a') =>
  findLostAddresses({built, listed, redirects: from === undefined ? [] : [{from, to}]});

test('listed pages, and redirects to pages, pass', () => {
  expect(lost(['/a'], ['/a', '/old'], '/old')).toEqual([]);
  expect(lost(['/a'], ['/a', '/old'], '/old', '/a#part')).toEqual([]);
});

test('a new page is not a fault', () => {
  expect(lost(['/a', '/b'], ['/a'])).toEqual([]);
});

test('a listed page that is gone needs a redirect', () => {
  expect(lost(['/a'], ['/a', '/old'])).toEqual([
    {
      filePath: 'site/public-addresses.txt',
      text: '/old',
      problem: '/old is no longer a page, but readers have links to it',
      mend: expect.stringContaining("add {from: '/old'"),
    },
  ]);
});

test('a redirect leads from an address without a page to one with', () => {
  expect(lost(['/a', '/b'], ['/a', '/b'], '/b')).toEqual([
    expect.objectContaining({text: "'/b'", problem: '/b is a page and a redirect'}),
  ]);
  expect(lost(['/a'], ['/a', '/old'], '/old', '/b')).toEqual([
    expect.objectContaining({text: "'/old'", problem: '/old leads to /b, which is not a page'}),
  ]);
});

test('an address is found in the line that consists of it, and else in the first that contains it', () => {
  expect(lineOf('/a/b\n/a\n', '/a')).toBe(2);
  expect(lineOf("[\n{from: '/old', to: '/a'}", "'/old'")).toBe(2);
});
