import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesIn} from '../../lib/files';
import {builtFolder} from '../harness/build-site';
import {findOrInstall} from '../harness/install';

/** The Nu HTML Checker, of package vnu-jar. */
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

/** macOS has a program of this name that only asks for the real one. */
const findJava = () => (spawnSync('java', ['-version']).status === 0 ? 'java' : undefined);

/** What the checker doesn't know yet: container queries (CSS Containment 3), `line-clamp` (CSS Overflow 4). */
const NEWER_CSS = /^CSS: .*“(?:@container|container-type|line-clamp)”/;

/**
 * Whether an error is none, as the checker knows an older standard: of CSS, see above; and a link of
 * type "expect" has a "blocking" attribute (HTML, link types).
 */
const isOlderThanStandard = ({message, extract = ''}: Message): boolean =>
  NEWER_CSS.test(message) ||
  (message.includes('“blocking” attribute') && extract.includes('rel="expect"'));

interface Message {
  message: string;
  url: string;
  extract?: string;
}

/** The style sheet, which is the same in every page and takes the checker most of its time. */
const SHEET = /(?<=<style>)[^]*?(?=<\/style>)/;

/**
 * What the Nu HTML Checker (26.9) finds wrong with the HTML files of a folder, as `file: error`.
 *
 * @param copies an empty folder for those that are checked, of which one keeps its style sheet
 */
function errorsOfHtml(folder: string, copies: string): string[] {
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    fs.mkdirSync(path.dirname(path.join(copies, file)), {recursive: true});
    fs.writeFileSync(
      path.join(copies, file),
      file === 'index.html' ? html : html.replace(SHEET, ''),
    );
  }
  const options = ['--errors-only', '--format', 'json', '--stdout', '--skip-non-html'];
  const {stdout} = spawnSync('java', ['-jar', CHECKER, ...options, copies], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const {messages} = JSON.parse(stdout) as {messages: Message[]};
  return messages
    .filter((message) => !isOlderThanStandard(message))
    .map(({url, message, extract = ''}) => {
      const file = path.relative(copies, new URL(url).pathname);
      return `${file}: ${message} ${extract}`;
    });
}

test('every page is valid HTML', {tag: '@14.5'}, async ({}, testInfo) => {
  const java = findOrInstall(findJava, ['default-jre-headless']);
  test.skip(
    !java,
    'The Nu HTML Checker needs Java — as root: apt-get install default-jre-headless',
  );
  const folder = await builtFolder('production');
  expect(errorsOfHtml(folder, testInfo.outputPath('pages'))).toEqual([]);
});
