import {expect, test} from '@playwright/test';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import type {Build} from '../finish/page';
import {headersBelow, hostFiles, redirectLines} from './host-files';

test(
  'an address that has moved has a line, which leads to the page in the same language or to another site',
  {tag: '@16.3'},
  () => {
    expect(redirectLines('/', [{from: '/old one', to: '/blog#x'}])).toBe(
      '/old%20one /blog#x 301\n',
    );
    expect(redirectLines('/fr/', [{from: '/old', to: '/'}])).toBe('/fr/old /fr/ 301\n');
    const others = ['/blog?tag=caf%C3%A9 au', 'https://a.example/b c'].map((to) => ({
      from: '/o',
      to,
    }));
    expect(redirectLines('/fr/', others)).toBe(
      '/fr/o /fr/blog?tag=caf%C3%A9%20au 301\n/fr/o https://a.example/b%20c 301\n',
    );
  },
);

test('the headers of a folder are sent below each base of the site', {tag: '@16.5'}, () => {
  const text = '# Note.\n/*\n  A: 1\n\n/assets/*\n  B: 2\n  C: 3\n';
  expect(headersBelow(['/'], text)).toBe(text);
  for (const written of [text, text.trimEnd()]) {
    expect(headersBelow(['/sdk/', '/sdk/fr/'], written)).toBe(
      '# Note.\n/*\n  A: 1\n\n/sdk/assets/*\n  B: 2\n  C: 3\n\n/sdk/fr/assets/*\n  B: 2\n  C: 3\n',
    );
  }
});

test('a build with more redirects than a host reads says so, and names one that is dropped', async () => {
  const moved = Array.from({length: 2000}, (_, index) => ({from: `/old-${index}`, to: '/'}));
  const outDir = test.info().outputPath();
  replaceFile(path.join(outDir, '_redirects'), '# Our own.\n/last / 302\n');
  const warned: unknown[] = [];
  const {warn} = console;
  console.warn = (...words) => warned.push(...words);
  await hostFiles(moved).publish({
    ...{outDir, siteConfig: {url: 'https://docs.test', noIndex: false}},
    baseUrl: '/',
    i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}, fr: {baseUrl: '/'}}},
  } as unknown as Build);
  console.warn = warn;
  expect(warned.join()).toMatch(/has 2001 redirects, of which .* reads 2000 .* "\/last \/ 302"/);
});
