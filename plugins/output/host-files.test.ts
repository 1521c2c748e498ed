import {expect, test} from '@playwright/test';
import {headersBelow, redirectLines} from './host-files';

test(
  'each page but the landing page and the not-found page has a line, and so has an address that has moved',
  {tag: ['@2.8', '@16.3']},
  () => {
    const pages = ['', '404.html', 'Android/using', 'guides/'];
    expect(redirectLines('/', pages, [{from: '/old one', to: '/blog#x'}])).toBe(
      '/Android/using/index.html /Android/using 301\n/guides/index.html /guides/ 301\n/old%20one /blog#x 301\n',
    );
    expect(redirectLines('/fr/', ['blog'], [{from: '/old', to: '/'}])).toBe(
      '/fr/blog/index.html /fr/blog 301\n/fr/old /fr/ 301\n',
    );
  },
);

test('the headers of a folder are sent below each base of the site', {tag: '@16.5'}, () => {
  const text = '# Note.\n/*\n  A: 1\n\n/assets/*\n  B: 2\n  C: 3\n';
  expect(headersBelow(['/'], text)).toBe(text);
  expect(headersBelow(['/sdk/', '/sdk/fr/'], text)).toBe(
    '# Note.\n/*\n  A: 1\n\n/sdk/assets/*\n  B: 2\n  C: 3\n\n/sdk/fr/assets/*\n  B: 2\n  C: 3\n',
  );
});
