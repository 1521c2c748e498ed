import {expect, test} from '@playwright/test';
import {lostAddresses} from './public-addresses';

test('a published address is a page or a redirect', {tag: '@16.3'}, () => {
  const redirects = [{from: '/moved', to: '/a#part'}];
  expect(lostAddresses(['/a', '/new'], ['/a', '/gone', '/moved'], redirects)).toEqual(['/gone']);
});
