import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from '../../tests/harness/build-site';
import {withLateScripts} from '.';

const SCRIPTS =
  '<script src="/main.js" defer></script><link rel="preload" as="script" href="/a.js">';
const END = '<template id="first-screen-end" data-last-drawn=""></template>';
const DATA = '<script type="application/json" class="doc-metadata">{}</script>';

test('a long doc asks for its scripts where its first screen ends', () => {
  expect(withLateScripts(`<head>${SCRIPTS}</head><p>${END}<p>${DATA}`, 'a.html')).toBe(
    `<head></head><p>${END}${SCRIPTS}<p>${DATA}`,
  );
});

test('a page that has no such end, or a text that React hydrates, stays as it is', () => {
  for (const page of [`${SCRIPTS}<p>${DATA}`, `${SCRIPTS}<p>${END}<p>`]) {
    expect(withLateScripts(page, 'a.html')).toBe(page);
  }
});

test('a long doc that asks for no script stops the build', () => {
  expect(() => withLateScripts(END + DATA, 'a.html')).toThrow('a.html asks for no script');
});

test('the text of a doc for readers of other pages has no scripts', async () => {
  const {folder} = await buildSite('production');
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  expect(read('Android/using.html').split('</head>')[0]).not.toContain('src="/assets/js/main');
  expect(read('Android/using.html')).toContain('src="/assets/js/main');
  expect(read('Android/using.json')).not.toContain('/assets/js/');
});
