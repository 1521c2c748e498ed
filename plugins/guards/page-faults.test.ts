import {expect, test} from '@playwright/test';
import {pageAddress} from '../../lib/addresses';
import {pageOf} from '../../tests/harness/page-of';
import {findFaults, referencesOf} from './page-faults';

/** What is wrong with a page `/a`, on a site that also has a page `/b` and a file `/c.md`. */
function faultsOf(html: string) {
  const pages = new Map([
    ['/a', referencesOf(pageOf(html))],
    ['/b', referencesOf(pageOf('<h2 id="there">There</h2>'))],
  ]);
  const isHere = (address: string) => !address.startsWith('/fr/');
  return findFaults(pages, new Set(['/c.md', '/b.html']), 'https://docs.test', isHere);
}

const problemsOf = (html: string) => faultsOf(html).map(({kind, problem}) => `${kind}: ${problem}`);

test('links to pages, anchors, files, other hosts and other locales pass', () => {
  expect(
    problemsOf(`<p id="here"><a href="/b#there"><a href="b"><a href="#here"><a href="#">
      <a href="/b/"><a href="/c.md"><a href="https://other.test/x"><a href="/fr/a"><a href="mailto:a@b.test"><img src="data:,">`),
  ).toEqual([]);
});

for (const [what, html, problem] of [
  ['a link to nowhere', '<a href="/nowhere">', 'link: /nowhere does not exist'],
  ['a relative link to nowhere', '<a href="../nowhere.md">', 'link: ../nowhere.md does not exist'],
  [
    'a link with the host to nowhere',
    '<a href="https://docs.test/x">',
    'link: https://docs.test/x does not exist',
  ],
  [
    'a picture that does not exist',
    '<img src="/nowhere.png">',
    'link: /nowhere.png does not exist',
  ],
  [
    'a link to what is no address',
    '<a href="http://localhost:PORT/status">',
    'link: http://localhost:PORT/status is not an address',
  ],
  [
    'a link with a percent sign that encodes nothing',
    '<a href="/100%">',
    'link: /100% does not exist',
  ],
  [
    'an anchor that another page does not have',
    '<a href="/b#nowhere">',
    'anchor: /b#nowhere leads to an anchor that /b does not have',
  ],
  [
    'an anchor that the page does not have',
    '<a href="#nowhere">',
    'anchor: #nowhere leads to an anchor that /a does not have',
  ],
] as const) {
  test(`${what} is found`, {tag: ['@7.1', '@7.2']}, () => {
    expect(problemsOf(html)).toEqual([problem]);
  });
}

test('an id that two elements have is found', {tag: ['@7.1', '@7.2']}, () => {
  expect(problemsOf('<h2 id="x"></h2><p id="x"></p>')).toEqual([
    'id: more than one element has the id "x"',
  ]);
});

test('a page has the address at which hosts serve it', {tag: ['@7.1', '@7.2']}, () => {
  expect(['/index.html', '/a.html', '/a/index.html'].map(pageAddress)).toEqual(['/', '/a', '/a/']);
});
