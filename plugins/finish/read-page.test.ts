import {expect, test} from '@playwright/test';
import {minifySync} from '@swc/core';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {textsOf} from '.';
import {isWritten} from './page';
import {pagesOf, readPage} from './read-page';

const read = (html: string, known = {tags: new Map(), scripts: new Map()}) =>
  readPage(
    {address: '/a', file: 'a.html', isListed: true},
    html,
    known,
    (script) => minifySync(script).code,
  );

const minified = (html: string) => read(html).html;

test('a page has the first tags of its elements, one object for all that are written alike', () => {
  const known = {tags: new Map(), scripts: new Map()};
  const {tags} = read(
    '<p class="a b">1 &lt; 2 > 1<b title="a>b" id=c>"</b></p><p class="a b">',
    known,
  );
  expect(tags.map(({tagName, properties}) => [tagName, properties])).toEqual([
    ['p', {className: ['a', 'b']}],
    ['b', {title: 'a>b', id: 'c'}],
    ['p', {className: ['a', 'b']}],
  ]);
  expect(tags[0]).toBe(tags[2]);
  expect(read('<p class="a b">', known).tags[0]).toBe(tags[0]);
});

test('what looks like a tag in a script or a style sheet is none', () => {
  const {tags, scripts, styles} = read('<script>a="<p>"</script><style>/*<b>*/</style>');
  expect(tags.map(({tagName}) => tagName)).toEqual(['script', 'style']);
  expect(scripts).toEqual(['a="<p>";']);
  expect(styles).toEqual(['/*<b>*/']);
});

test('scripts in a page are minified, and nothing else changes', () => {
  expect(
    minified('<p>a</p><script>var a = 1;</script><script data-rh="true" >b( 2 )</script>'),
  ).toBe('<p>a</p><script>var a=1;</script><script data-rh="true" >b(2);</script>');
  for (const html of [
    '<script src="/a.js" defer></script>',
    '<script data-rh="true" type="application/ld+json">{"a": 1}</script>',
    '<script type="application/json">{"a": 1}</script>',
    '<script></script>',
  ]) {
    expect(minified(html)).toBe(html);
  }
});

/** The pages of a build with some files and routes; `docs/hidden.md` is unlisted. */
function placesIn(outDir: string, routes: Readonly<Record<string, string>>, noIndex = false) {
  for (const file of Object.values(routes)) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), '');
  }
  const docs = [{source: '@site/docs/hidden.md', permalink: '/hidden', unlisted: true}];
  return pagesOf({
    ...{outDir, baseUrl: '/', siteDir: '/site', siteConfig: {noIndex}},
    routes: Object.keys(routes).map((route) => ({
      ...{path: route, component: '', plugin: {name: 'test', id: 'test'}},
      metadata: /list/.test(route) ? {} : {sourceFilePath: `docs${route.replace(/\/$/, '')}.md`},
    })),
    routesPaths: Object.keys(routes),
    routesBuildMetadata: Object.fromEntries(
      Object.keys(routes).map((route) => [route, {noIndex: noIndex || route === '/hidden'}]),
    ),
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}},
  });
}

test('a page has an address without a slash at its end, and the file that it is made from', ({}, testInfo) => {
  const routes = {'/': 'index.html', '/a/': 'a/index.html', '/b': 'b.html', '/list': 'list.html'};
  const places = placesIn(testInfo.outputPath(), routes);
  expect(places.map(({address, file}) => [address, file])).toEqual([
    ['/', 'index.html'],
    ['/a', 'a/index.html'],
    ['/b', 'b.html'],
    ['/list', 'list.html'],
  ]);
  expect(places.filter(isWritten).map(({source}) => source)).toEqual(
    ['.md', '/a.md', '/b.md'].map((name) => path.resolve(`/site/docs${name}`)),
  );
});

test('an unlisted page is in no list, and a site that no search engine may list has lists all the same', ({}, testInfo) => {
  const routes = {'/a': 'a.html', '/hidden': 'hidden.html'};
  for (const noIndex of [false, true]) {
    const listed = placesIn(testInfo.outputPath(), routes, noIndex).filter((one) => one.isListed);
    expect(listed.map(({address}) => address)).toEqual(['/a']);
  }
});

test('two readers cannot have a text of the same name', () => {
  const reader = {texts: {moved: {message: 'Moved', description: ''}}};
  expect(() => textsOf([reader, {}, reader])).toThrow('two readers have a text called "moved" — ');
});

test("Docusaurus' own minifier of pages has an off switch", () => {
  const {stdout} = spawnSync(
    process.execPath,
    [
      '-e',
      "require('@docusaurus/bundler').getHtmlMinifier({type: 'terser'}).then(({minify}) => minify('<br />')).then(({code}) => console.log(code))",
    ],
    {env: {...process.env, SKIP_HTML_MINIFICATION: 'true'}, encoding: 'utf8'},
  );
  expect(stdout.trim()).toBe('<br />');
});
