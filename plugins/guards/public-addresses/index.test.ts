import {expect, test} from '@playwright/test';
import {findLostAddresses, findOrphans, findUnusedFiles} from './find-lost-addresses';
import {redirectPage} from './redirect-page';

const lost = (built: string[], listed: string[], from?: string, to = '/a') =>
  findLostAddresses({built, listed, redirects: from === undefined ? [] : [{from, to}]});

test('pages of the list, and redirects to them, pass', () => {
  expect(lost(['/a'], ['/a', '/old'], '/old')).toEqual([]);
  expect(lost(['/a'], ['/a', '/old'], '/old', '/a#part')).toEqual([]);
});

test('a new page has to be added to the list', () => {
  expect(lost(['/a', '/b'], ['/a'])).toEqual([
    'site/public-addresses.txt  /b is a new public address — add it, in a line of its own',
  ]);
});

test('a page of the list that is gone needs a redirect', () => {
  expect(lost(['/a'], ['/a', '/old'])).toEqual([
    expect.stringMatching(
      /^site\/public-addresses\.txt:2 {2}\/old is no page .* add \{from: '\/old'/,
    ),
  ]);
});

test('a redirect leads from an address without a page to one with', () => {
  expect(lost(['/a', '/b'], ['/a', '/b'], '/b')).toEqual([
    expect.stringContaining('/b is a page and a redirect'),
  ]);
  expect(lost(['/a'], ['/a', '/old'], '/old', '/b')).toEqual([
    expect.stringContaining('/old leads to /b, which is no page'),
  ]);
});

test('a page that only itself links to is an orphan', () => {
  const links = new Map([
    ['/a', ['/a']],
    ['/b', ['/b']],
    ['/c', ['/b']],
  ]);
  expect(findOrphans(['/a', '/b'], links)).toEqual([
    expect.stringMatching(/^the page \/a {2}no other page links to it/),
  ]);
});

test('a static file that no page names is unused', () => {
  expect(findUnusedFiles(['/img/a.svg', '/img/b.svg'], ['<img src="/img/a.svg">'])).toEqual([
    'static/img/b.svg  no page uses it — delete it, or link to it',
  ]);
});

test('the page of a redirect sends readers and search engines on', () => {
  const html = redirectPage('/a', 'https://docs.test', 'fr', 'Page déplacée');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
  expect(html).toContain('<link rel="canonical" href="https://docs.test/a">');
  expect(html).toContain('<a href="/a">Page déplacée</a>');
  expect(html).toContain('<html lang="fr">');
});
