import {expect, test} from '@playwright/test';
import {pageOf} from '../../tests/harness/page-of';
import {blockedOn, loadedByStyle} from './policy';

const SHEET = '<link rel="stylesheet" href="/assets/css/a.css">';
const blocked = blockedOn('https://docs.test', SHEET);

for (const [html, message] of [
  ['<p style="color:red">', '<p style="color:red"> has a style attribute'],
  ['<p onclick="a()">', 'has the event handler onClick'],
  ['<a href="javascript:a()">', 'has a script as its address'],
  ['<script src="https://cdn.test/a.js"></script>', 'loads https://cdn.test/a.js from another'],
  ['<img srcset="/a.png 1x, //cdn.test/a.png 2x">', 'loads //cdn.test/a.png from another host'],
  ['<link rel="stylesheet" href="https://cdn.test/a.css">', 'from another host'],
  ['<link rel="stylesheet" href="/a.css">', 'is not covered by the policy'],
  ['<table background="//cdn.test/a.png">', 'loads //cdn.test/a.png from another host'],
  ['<iframe src="/a"></iframe>', '<iframe src="/a"> is not covered by the policy'],
  ['<form action="/a"></form>', 'is not covered by the policy'],
  ['<style>a{top:0}</style>', '<style> is not covered by the policy'],
  ['<svg><image href="https://cdn.test/a.png"/></svg>', 'loads https://cdn.test/a.png'],
  ['<svg><use xlink:href="//cdn.test/a.svg#b"/></svg>', 'loads //cdn.test/a'],
  ['<link rel="preconnect" href="https://cdn.test">', 'loads https://cdn.test'],
  ['<link rel="dns-prefetch" href="//cdn.test">', 'loads //cdn.test'],
  ['<a href="/a" ping="https://log.test/a">', 'loads https://log.test/a'],
  ['<img src="http://cdn.test:PORT/a">', 'loads http://cdn.test:PORT/a'],
] as const) {
  test(`${html} is found on each page that has it`, {tag: ['@13.1', '@13.3']}, () => {
    for (const address of ['/a', '/b']) {
      const [fault, ...others] = blocked(pageOf(html, address));
      expect(others).toEqual([]);
      expect(fault).toMatchObject({address, problem: expect.stringContaining(message)});
      // What is looked for in the source.
      expect(html.toLowerCase()).toContain(String(fault?.text).toLowerCase());
    }
  });
}

test('links to other hosts, pictures of the site and small ones in the page pass', () => {
  const html =
    `${SHEET}<link rel="canonical" href="https://docs.test/a"><a href="https://other.test">A</a>` +
    '<img src="/a.png"><img src="data:image/png;base64,AA"><link rel="icon" href="/a.ico">' +
    '<svg><use href="#b"/></svg><link rel="alternate" href="https://other.test/feed">';
  expect(blocked(pageOf(html))).toEqual([]);
});

test(
  'what a style sheet loads is found, but for files and pictures of the site',
  {tag: '@13.3'},
  () => {
    expect(loadedByStyle('a{b:url(/a.woff2);background:url(data:image/svg+xml,)}')).toBeUndefined();
    for (const css of [
      '@import "https://cdn.test/a.css";',
      'a{b:url(//cdn.test/a)}',
      'a{b:image-set("https://cdn.test/a" 1x)}',
      '@font-face{src:url(data:font/woff2;base64,A)}',
    ]) {
      expect(loadedByStyle(css)).toBeDefined();
    }
  },
);
