import {expect, test} from '@playwright/test';
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
    expect.stringMatching(
      /^site\/public-addresses\.txt:2 {2}\/old is no longer a page, .* add \{from: '\/old'/,
    ),
  ]);
});

test('a redirect leads from an address without a page to one with', () => {
  expect(lost(['/a', '/b'], ['/a', '/b'], '/b')).toEqual([
    expect.stringContaining('/b is a page and a redirect'),
  ]);
  expect(lost(['/a'], ['/a', '/old'], '/old', '/b')).toEqual([
    expect.stringContaining('/old leads to /b, which is not a page'),
  ]);
});
