import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {expect, test} from '@playwright/test';
import {runDocusaurus} from '../harness/build-site';
import {sdkDocs} from '../kitchen/facts';

const STACK_TRACE = /^\s+at .+:\d+:\d+\)?$/m;

/** What the build of a site with a mistake prints before it stops. */
async function toldBy(mistake: string): Promise<string> {
  const folder = test.info().outputPath('site');
  const {ok, output} = await runDocusaurus(mistake, 'build', '--out-dir', folder);
  expect(ok).toBe(false);
  return output;
}

function expectWords(told: string, words: readonly (string | RegExp)[]): void {
  for (const each of words) {
    expect(told).toEqual(
      each instanceof RegExp ? expect.stringMatching(each) : expect.stringContaining(each),
    );
  }
  expect(told, 'the message comes without a stack trace').not.toMatch(STACK_TRACE);
}

test('a navbar item of an unknown type is an error that names it', {tag: '@7.4'}, () => {
  const navbar = {items: [{type: 'carousel', label: 'Carousel'}]};
  const themeConfig = {navbar} as unknown as ThemeConfig;
  expect(() => validateThemeConfig({validate: normalizeThemeConfig, themeConfig})).toThrow(
    'carousel',
  );
});

test(
  'the mistakes of all pages stop a build at once, each in one line with file, line and fix',
  {tag: ['@15.1', '@15.2', '@15.3']},
  async () => {
    const output = await toldBy('text');
    const lines = output
      .replace(/^[^]*?\[ERROR\] /, '')
      .trim()
      .split('\n');
    const folder = 'tests/mistakes/text';
    expect(lines.map((line) => line.split(' — ')[0]).sort()).toEqual([
      `${folder}/docs/three.mdx:10  there is no sample ios/Nowhere.swift`,
      `${folder}/docs/three.mdx:3  there is no key "sidebar_lable"`,
      `${folder}/docs/three.mdx:7  samples/react-native/lamps.ts has no region sart that begins once and ends once, with code in between`,
      `${folder}/pages/four.mdx:8  there is no picture ./nowhere.png`,
      `${folder}/pages/one.mdx:10  there is no <Map>`,
      `${folder}/pages/one.mdx:8  {typo} is not defined`,
      `${folder}/pages/one.mdx:8:5  unknown fact {{sdk.nmae}}`,
      `${folder}/pages/two.mdx:10:2  an HTML comment is not valid here`,
      `${folder}/pages/two.mdx:8:5  unknown fact {{sdk.nmae}}`,
    ]);
  },
);

test(
  'the build stops at links that lead nowhere, at what Docusaurus lets through and at what the policy blocks, all at once, with file and line; it only warns of an anchor',
  {tag: ['@7.1', '@7.2', '@13.3', '@15.1']},
  async () => {
    const file = 'tests/mistakes/pages/raw-links.mdx';
    const told = await toldBy('pages');
    const stop = told.indexOf('[ERROR]');
    expectWords(told.slice(stop), [
      `${file}:8  /nowhere does not exist`,
      `${file}:10  /nowhere.png does not exist`,
      `${file}:12  /nowhere.zip does not exist`,
      `${file}:14  more than one element has the id "twice"`,
      `${file}:21  /Windows/install does not exist`,
      `${file}:23  <iframe src="/" title="A page in a page"> is not covered by the policy`,
    ]);
    expectWords(told.slice(0, stop), [/\[WARNING\] .*#no-such-heading leads to an anchor that/]);
  },
);

test(
  'a navbar item that fails, or names a version, a sidebar or a doc that does not exist, stops the build, and the error says what does',
  {tag: ['@7.3', '@7.5', '@7.6', '@7.7']},
  async () => {
    expectWords(await toldBy('navbar'), [
      // One that fails to render, with its configuration.
      ...['failed to render', '"sidebarId": "tutorial"', '"label": "Tutorial"'],
      ...[/version.*1\.0/i, /current/],
      /Sidebar with ID "empty" doesn't have anything to be linked to/,
      ...['Windows/install', 'index', ...sdkDocs.map((route) => route.slice(1))],
      ...[/Can't find any sidebar with id "tutorial"/, /Available sidebar ids are:\s+- docs/],
    ]);
  },
);
