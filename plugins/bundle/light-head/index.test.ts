import {expect, test} from '@playwright/test';
import {createElement, Fragment} from 'react';
import {tagsIn} from '../../../src/head/tags-in';
import {winningTags} from '../../../src/head/winning-tags';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';

const meta = (name: string, content: string) => createElement('meta', {name, content});

/** Contents of the tags that win, from the outermost head to the innermost. */
const contents = (...heads: Parameters<typeof tagsIn>[0][]) =>
  winningTags(heads.map(tagsIn)).map(({attributes}) => attributes['content']);

test('the package is in no script', async () => {
  const {folder} = await buildSite('production');
  expect(foundInScripts(folder, ['HelmetProvider', 'helmetInstances'])).toEqual([]);
});

test('an inner head has its way', () => {
  expect(contents(meta('robots', 'a'), meta('robots', 'b'))).toEqual(['b']);
  expect(contents(meta('robots', 'a'), meta('description', 'b'))).toEqual(['a', 'b']);
});

test('one head can have a tag twice', () => {
  expect(contents([meta('tag', 'a'), meta('tag', 'b')])).toEqual(['a', 'b']);
  expect(contents(meta('tag', 'c'), [meta('tag', 'a'), meta('tag', 'b')])).toEqual(['a', 'b']);
});

test('a page has one canonical address, and as many others as its heads name', () => {
  const link = (rel: string, href: string) => createElement('link', {rel, href});
  const outer = tagsIn([link('canonical', '/a'), link('alternate', '/a'), link('icon', '/i')]);
  const inner = tagsIn([link('canonical', '/b'), link('alternate', '/b'), link('icon', '/i')]);
  expect(winningTags([outer, inner]).map(({attributes}) => Object.values(attributes))).toEqual([
    ['canonical', '/b'],
    ['alternate', '/a'],
    ['icon', '/i'],
    ['alternate', '/b'],
  ]);
});

test('a tag is read by the names of HTML, also in a fragment and in parts', () => {
  const html = createElement('html', {className: 'a', hrefLang: 'en', dir: undefined});
  const title = createElement('title', null, 'a', ' | ', 1);
  expect(tagsIn([false, createElement(Fragment, null, html), title])).toEqual([
    {type: 'html', attributes: {class: 'a', hreflang: 'en'}, text: ''},
    {type: 'title', attributes: {}, text: 'a | 1'},
  ]);
});

test('a component in a head is said', () => {
  expect(() => tagsIn(createElement(() => null))).toThrow('<Head> has a component in it');
});
