import {expect, test} from '@playwright/test';
import {findOrphans, withoutNamed} from './find-unlinked';

test('a page that only itself links to is an orphan', () => {
  const links = new Map([
    ['/a', ['/a']],
    ['/b', ['/b']],
    ['/c', ['/b']],
  ]);
  expect(findOrphans(['/a', '/b'], links, (address) => `docs${address}.mdx`)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx {2}no other page links to \/a — /),
  ]);
});

test('a static file that no page names and no host reads is unused', () => {
  const files = [
    'img/a.svg',
    'img/b.svg',
    '_headers',
    'google123.html',
    '.well-known/security.txt',
  ];
  expect(withoutNamed(files, '<img src="/img/a.svg">')).toEqual(['img/b.svg']);
});
