import {expect, test} from '@playwright/test';
import {redirects} from '.';

test('each page but the landing page and the not-found page has a line', () => {
  expect(redirects(['/', '/404.html', '/Android/using', '/blog'])).toBe(
    '/Android/using/index.html /Android/using 301\n/blog/index.html /blog 301\n',
  );
});
