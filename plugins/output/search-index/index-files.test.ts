import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';
import {pagesByIndex} from './index-files';

const version = (path: string, isLast: boolean, ...docs: string[]) => ({
  path,
  isLast,
  docs: docs.map((permalink) => ({permalink})),
});

const allContent: AllContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [version('/next', false, '/next/a'), version('/', true, '/a', '/b')],
    },
    community: {
      loadedVersions: [version('/c', true, '/c/a'), version('/c/1', false, '/c/1/a')],
    },
  },
};

test('an index has one version of each instance of the docs, and all other pages', () => {
  const pages = ['/a', '/b', '/blog/post', '/c/1/a', '/c/a', '/next/a'];
  expect(Object.fromEntries(pagesByIndex(pages, allContent, '/'))).toEqual({
    '/': ['/a', '/b', '/blog/post', '/c/a'],
    '/next': ['/blog/post', '/c/a', '/next/a'],
    '/c/1': ['/a', '/b', '/blog/post', '/c/1/a'],
  });
});

test('a site without docs has one index', () => {
  expect([...pagesByIndex(['/blog/post'], {}, '/base/')]).toEqual([['/base/', ['/blog/post']]]);
});
