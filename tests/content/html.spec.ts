import {expect, test} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {readBuilt} from '../harness/built-page';
import {builtFolder} from '../harness/build-site';
import {skipWithout} from '../harness/programs';

skipWithout('Java');

/** The Nu HTML Checker, of package vnu-jar. */
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

/** What the checker (26.9) doesn't know yet: container queries (CSS Containment 3), `line-clamp` (CSS Overflow 4). */
const NEWER_CSS = /^CSS: .*“(?:@container|container-type|line-clamp)”/;

interface Message {
  message: string;
  url: string;
  extract?: string;
}

/** The style sheet, which is the same in every page and takes the checker most of its time. */
const SHEET = /(?<=<style>)[^]*?(?=<\/style>)/;

test('every page is valid HTML', {tag: '@14.5'}, ({}, testInfo) => {
  const copies = testInfo.outputPath('pages');
  for (const file of filesIn(builtFolder('production')).filter((name) => name.endsWith('.html'))) {
    const copy = path.join(copies, file);
    fs.mkdirSync(path.dirname(copy), {recursive: true});
    const html = readBuilt(file);
    fs.writeFileSync(copy, file === 'index.html' ? html : html.replace(SHEET, ''));
  }
  const options = ['--errors-only', '--format', 'json', '--stdout', '--skip-non-html'];
  const {stdout} = spawnSync('java', ['-jar', CHECKER, ...options, copies], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const {messages} = JSON.parse(stdout) as {messages: Message[]};
  const errors = messages
    .filter(({message}) => !NEWER_CSS.test(message))
    .map(({url, message, extract}) => `${path.basename(url)}: ${message} ${extract}`);
  expect(errors).toEqual([]);
});
