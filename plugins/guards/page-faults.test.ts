import {expect, test} from '@playwright/test';
import {replaceFile} from '../../lib/files';
import {pageOf} from '../../tests/harness/page-of';
import type {Build, Page} from '../finish/page';
import {findFaults, pageFaults} from './page-faults';

/** What is wrong with a page `/a`, and others with the same HTML, on a site that also has a page `/b` and a file `/c.md`. */
function problemsOf(html: string, ...others: readonly string[]) {
  const pages = new Map([
    ['/a', pageOf(html).tags],
    ['/b', pageOf('<h2 id="there">There</h2><a href="#there">').tags],
    ...others.map((address) => [address, pageOf(html).tags] as const),
  ]);
  const site = {
    ...{url: 'https://docs.test', baseUrl: '/'},
    onBrokenLinks: 'throw' as const,
  };
  return findFaults(pages, new Set(['/c.md', '/b.html']), site, ['/', '/fr/']).map(
    ({level, problem}) => `${level}: ${problem}`,
  );
}

for (const [html, ...problems] of [
  [
    '<p id="here"><a href="/b#there"><a href="b"><a href="#here"><a href="#"><a href="/b/"><a href="/c.md">',
  ],
  [
    '<a href="https://other.test/x"><a lang="fr" href="/fr/a"><a href="/fr"><a href="mailto:a@b.test"><img src="data:,">',
  ],
  ['<a name="old"></a><a href="#old"><img srcSet="/c.md 1x, /c.md 2x">'],
  [
    '<source srcSet="/c.md 1x, /x.png 2x"><video poster="/y.png"></video>',
    'throw: /x.png does not exist',
    'throw: /y.png does not exist',
  ],
  ['<a href="/nowhere">', 'throw: /nowhere does not exist'],
  ['<a lang="en" href="/nowhere">', 'throw: /nowhere does not exist'],
  ['<a lang="fr" href="/frames">', 'throw: /frames does not exist'],
  ['<a href="../nowhere.md">', 'throw: ../nowhere.md does not exist'],
  ['<a href="https://docs.test/x">', 'throw: https://docs.test/x does not exist'],
  ['<img src="/nowhere.png">', 'throw: /nowhere.png does not exist'],
  ['<a href="/100%">', 'throw: /100% does not exist'],
  ['<a href="/b#nowhere">', 'warn: /b#nowhere leads to an anchor that /b does not have'],
  ['<a href="#nowhere">', 'warn: #nowhere leads to an anchor that /a does not have'],
  ['<a href="#there">', 'warn: #there leads to an anchor that /a does not have'],
  [
    '<meta property="og:image" content="https://docs.test/c.png"><meta property="og:image" content="https://other.test/c.png"><meta property="og:image" content="https://docs.test/c.md">',
    'throw: /c.png does not exist',
  ],
  ['<h2 id="x"></h2><p id="x"></p>', 'throw: more than one element has the id "x"'],
]) {
  test(`${problems.join() || 'nothing'} is found in ${html}`, {tag: ['@7.1', '@7.2']}, () => {
    expect(problemsOf(html ?? '')).toEqual(problems);
  });
}

test('a link from a page in a folder leads there', {tag: '@7.1'}, () => {
  expect(problemsOf('<a href="b">', '/in/a')).toEqual(['throw: b does not exist']);
});

test(
  'a link to a former address leads somewhere, whether the page that leads on is written yet or not, and a page is no file',
  {tag: ['@7.1', '@15.1']},
  async ({}, testInfo) => {
    const told: string[] = [];
    replaceFile(testInfo.outputPath('a.html'), '');
    const reading = pageFaults([{from: '/old', to: '/b'}]).begin({
      ...{outDir: testInfo.outputPath(), baseUrl: '/x/', i18n: {localeConfigs: {}}},
      pages: [{address: '/x/a', file: 'a.html'}],
      siteConfig: {url: 'https://docs.test', onBrokenLinks: 'throw', noIndex: true},
      linesOf: (faults: {problem: string; mend: string}[]) =>
        faults.map(({problem, mend}) => `${problem} — ${mend}`),
      stopFor: (lines: string[]) => told.push(...lines),
    } as unknown as Build);
    const {tags} = pageOf(
      '<a href="/x/old.html"></a><a href="/x/older.html"></a><a href="/x/a.html"></a><a href="/x/A.mdx"></a><a href="/x/samples/a.txt"></a><area href="/x/area">',
    );
    await reading.see?.({address: '/x/a', tags} as Page);
    await reading.end?.();
    expect(told).toEqual([
      expect.stringMatching(/^\/x\/older\.html does not exist — correct/),
      '/x/a.html does not exist — did you mean /x/a?',
      '/x/A.mdx does not exist — did you mean /x/a?',
      '/x/samples/a.txt does not exist — run git add samples: only what Git tracks is published',
      expect.stringMatching(/^\/x\/area does not exist/),
    ]);
  },
);
