import {expect, test} from '@playwright/test';
import {redirectLines} from '.';
import {redirectPage} from './redirect-page';

test('each page but the landing page and the not-found page has a line', () => {
  expect(redirectLines('/', ['', '404.html', 'Android/using', 'blog'], [])).toBe(
    '/Android/using/index.html /Android/using 301\n/blog/index.html /blog 301\n',
  );
});

test('an address that has moved has a line', () => {
  expect(redirectLines('/', [], [{from: '/old', to: '/blog'}])).toBe('/old /blog 301\n');
});

test('in another language, each line stays in it', () => {
  expect(redirectLines('/fr/', ['', 'blog'], [{from: '/old', to: '/blog'}])).toBe(
    '/fr/blog/index.html /fr/blog 301\n/fr/old /fr/blog 301\n',
  );
});

test("a redirect's page sends readers and search engines on", () => {
  const html = redirectPage('/a', 'https://docs.test', 'fr', 'Page déplacée');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
  expect(html).toContain('<link rel="canonical" href="https://docs.test/a">');
  expect(html).toContain('<a href="/a">Page déplacée</a>');
  expect(html).toContain('<html lang="fr">');
});
