import {expect, test} from '@playwright/test';
import {findOrphans} from './find-unlinked';

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
