import {expect, test} from '@playwright/test';
import {isBelow, lostAddresses} from './public-addresses';

test('a published address is a page or a redirect', {tag: '@16.3'}, () => {
  const redirects = [{from: '/moved', to: '/a#part'}];
  expect(lostAddresses(['/a', '/new'], ['/a', '/moved'], redirects)).toEqual([]);
  expect(lostAddresses(['/a'], ['/a', '/gone', '/moved'], redirects)).toEqual(['/gone']);
});

test('the pages of a coming version are those in its folder', {tag: '@16.3'}, () => {
  const addresses = ['/next', '/next/a', '/nextdoor', '/a/next'];
  expect(addresses.filter((address) => isBelow(address, '/next/'))).toEqual(['/next', '/next/a']);
});
